import * as fc from 'fast-check'

/**
 * SVG documents that try to load something or to run a script. Addresses contain `LEAK` and scripts `RAN`, which
 * `numbered` replaces.
 */

/** A foreign address, in several spellings. */
const address = fc.constantFrom(
  'http://leak.invalid/LEAK.svg#x',
  'http://leak.invalid/LEAK.css',
  'HTTP://leak.invalid/LEAK',
  '//leak.invalid/LEAK.svg#x',
  '/leak/LEAK.svg#x',
  'leak/LEAK.svg#x',
  './leak/LEAK',
  ' http://leak.invalid/LEAK ',
  '&#104;ttp://leak.invalid/LEAK',
)

const script = `console.log("RAN")`

/** A keyword of CSS, written so that a search for it may miss it. */
function disguised(word: string): fc.Arbitrary<string> {
  return fc.tuple(fc.nat(word.length - 1), fc.nat(15)).map(([at, way]) => {
    const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)]
    const code = letter.charCodeAt(0)
    switch (way) {
      case 0:
        return `${head}\\${code.toString(16)} ${tail}`
      case 1:
        return `${head}\\${code.toString(16).padStart(6, '0')}${tail}`
      case 2:
        return `${head}/**/${letter}${tail}`
      case 3:
        return `${head}<!---->${letter}${tail}`
      case 4:
        return `${head}<![CDATA[${letter}]]>${tail}`
      case 5:
        return `${head}&#x${code.toString(16)};${tail}`
      case 6:
        return `${head}<?cut?>${letter}${tail}`
      case 7:
        return `${head}<title/>${letter}${tail}`
      case 8:
        return `${head}&part;${letter}${tail}`
      case 9:
        return word.toUpperCase()
      default:
        return word
    }
  })
}

const quoted = fc.tuple(address, fc.constantFrom(`'`, '&quot;')).map(([to, quote]) => `${quote}${to}${quote}`)
const inBrackets = fc.oneof(address, quoted)

const urls = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(disguised('url'), inBrackets).map(([url, to]) => `${url}(${to})`) },
  quoted.map((to) => `image-set(${to} 1x)`),
  fc.tuple(disguised('image-set'), quoted).map(([set, to]) => `-webkit-${set}(${to} 1x)`),
  quoted.map((to) => `src(${to})`),
  quoted.map((to) => `image(${to})`),
  quoted.map((to) => `cross-fade(url(${to}), url(#a), 50%)`),
)

const property = fc.constantFrom(
  ...[
    'fill',
    'stroke',
    'filter',
    'mask',
    'mask-image',
    'clip-path',
    'cursor',
    'background',
    'background-image',
  ],
  ...[
    'list-style-image',
    'content',
    'border-image',
    'marker-start',
    'shape-outside',
    'offset-path',
    'behavior',
  ],
)

const declarations = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(property, urls).map(([name, url]) => `${name}:${url}`) },
  urls.map((url) => `--own:${url};background:var(--own);fill:var(--own)`),
  urls.map((url) => `display:list-item;list-style:${url}`),
)

/** What stands before and after a rule, so that a simple parser loses its place. */
const around = fc.constantFrom<readonly [string, string]>(
  ['', ''],
  ['', ''],
  ['a{content:&quot;/*&quot;}', 'a{content:&quot;*/&quot;}'],
  [`a{content:'/*'}`, `a{content:'*/'}`],
  ['a{fill:url(#a/*)}', '/* */'],
  ['a{fill:url(#&quot;)}', 'a{content:&quot;}'],
  ['/*', ''],
  ['/* */', ''],
  ['/*\\*/', '/**/'],
  ['a{content:"\n}', '"'],
  ['&lt;!--', '--&gt;'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['@media all{', '}'],
  ['@layer x{@supports (fill:red){', '}}'],
  ['@charset "utf-8";', ''],
  ['}', ''],
  ['g{fill:red;&amp; rect{', '}}'],
)

const imports = fc
  .tuple(disguised('@import'), inBrackets, fc.boolean())
  .chain(([word, to, isUrl]) =>
    disguised('url').map((url) => `${word} ${isUrl ? `${url}(${to})` : `'${to}'`};`),
  )

const rules = fc.oneof(
  { weight: 2, arbitrary: imports },
  { weight: 4, arbitrary: declarations.map((each) => `*{${each}}`) },
  inBrackets.map((to) => `@font-face{font-family:own;src:url(${to})}text{font-family:own}`),
  fc
    .tuple(disguised('@font-face'), urls)
    .map(([face, url]) => `${face}{font-family:own;src:${url}}text{font-family:own}`),
  address.map((to) => `@namespace url(${to});`),
)

const sheets = fc.tuple(around, rules).map(([[before, after], rule]) => `${before}${rule}${after}`)

const styleElements = fc.oneof(
  { weight: 5, arbitrary: sheets.map((sheet) => `<style>${sheet}</style>`) },
  sheets.map((sheet) => `<style type="text/css"><g/>${sheet}</style>`),
  sheets.map((sheet) => `<o:style xmlns:o="http://www.w3.org/2000/svg">${sheet}</o:style>`),
  sheets.map((sheet) => `<h:style xmlns:h="http://www.w3.org/1999/xhtml">${sheet}</h:style>`),
  sheets.map((sheet) => `<metadata><style>${sheet}</style></metadata>`),
)

const attributes = fc.oneof(
  { weight: 4, arbitrary: declarations.map((each) => `style="${asAttribute(each)}"`) },
  { weight: 2, arbitrary: fc.tuple(property, urls).map(([name, url]) => `${name}="${asAttribute(url)}"`) },
  fc
    .constantFrom('onload', 'onclick', 'onbegin', 'onerror', 'onfocus', 'x:onload')
    .map((on) => `${on}='${script}'`),
  address.map((to) => `xml:base="${to}"`),
  address.map((to) => `href="${to}"`),
)

/** An attribute holds no markup: what cuts a word in an element is left out. */
function asAttribute(text: string): string {
  return text.replaceAll(/<!\[CDATA\[(.)\]\]>/g, '$1').replaceAll(/<[^>]*>/g, '')
}

const href = fc.constantFrom('href', 'xlink:href', 'l:href', 'HREF')

const references = fc
  .tuple(
    fc.constantFrom(
      ...['image', 'use', 'feImage', 'pattern', 'linearGradient', 'textPath', 'mpath', 'tref', 'cursor', 'a'],
      ...[
        'script',
        'font-face-uri',
        'glyphRef',
        'color-profile',
        'filter',
        'mask',
        'animate',
        'style',
        'svg',
      ],
    ),
    href,
    address,
  )
  .map(([name, by, to]) => `<${name} ${by}="${to}" width="8" height="8"/>`)

const scripts = fc.constantFrom(
  `<script>${script}</script>`,
  `<SCRIPT>${script}</SCRIPT>`,
  `<o:script xmlns:o="http://www.w3.org/2000/svg">${script}</o:script>`,
  `<h:script xmlns:h="http://www.w3.org/1999/xhtml">${script}</h:script>`,
  `<metadata><script>${script}</script></metadata>`,
  `<script href='data:text/javascript,${script}'/>`,
  `<handler type="text/javascript">${script}</handler>`,
  `<a href='javascript:${script}'><text>x</text></a>`,
  `<animate onbegin='${script}' attributeName="x" dur="1s"/>`,
  `<set attributeName="onload" to='${script}'/>`,
  `<use href='data:image/svg+xml,&lt;svg onload=${script.replaceAll('"', '')}&gt;#x'/>`,
  `<image href="x" onerror='${script}'/>`,
  `<desc>&lt;/desc&gt;&lt;/svg&gt;&lt;script&gt;${script}&lt;/script&gt;</desc>`,
  `<desc><![CDATA[</desc></svg><script>${script}</script>]]></desc>`,
  `<title><![CDATA[</title><img src=x onerror='${script}'>]]></title>`,
  `<style>/*&lt;/style&gt;&lt;script&gt;${script}&lt;/script&gt;*/</style>`,
  `<style><![CDATA[</style><script>${script}</script>]]></style>`,
  `<text><![CDATA[<!--]]></text><rect id='--&gt;&lt;script&gt;${script}&lt;/script&gt;'/>`,
  `<rect id='"&gt;&lt;script&gt;${script}&lt;/script&gt;'/>`,
  `<rect class='x" onload=${script.replaceAll('"', '')} y="'/>`,
)

const pages = fc
  .tuple(
    address,
    fc.constantFrom(
      `<h:img src="TO"/>`,
      `<h:iframe src="TO"/>`,
      `<h:link rel="stylesheet" href="TO"/>`,
      `<h:base href="TO"/><image href="LEAK"/>`,
      `<h:meta http-equiv="refresh" content="0;url=TO"/>`,
      `<h:object data="TO"/>`,
      `<h:embed src="TO"/>`,
      `<h:video src="TO" poster="TO"/>`,
      `<h:form action="TO"><h:input type="image" src="TO"/></h:form>`,
      `<h:body background="TO"/>`,
    ),
    fc.constantFrom('foreignObject', 'foreignobject', 'g', 'metadata', 'desc'),
  )
  .map(
    ([to, inside, name]) =>
      `<${name} width="9" height="9" xmlns:h="http://www.w3.org/1999/xhtml">${inside.replaceAll('TO', to)}</${name}>`,
  )

const animations = fc
  .tuple(fc.constantFrom('set', 'animate', 'SET', 'animateTransform'), href, address, urls)
  .chain(([name, by, to, url]) =>
    fc.constantFrom(
      `<image width="8" height="8"><${name} attributeName="${by}" to="${to}" values="${to}" dur="9s"/></image>`,
      `<rect width="8" height="8"><${name} attributeName="fill" to="${asAttribute(url)}"/></rect>`,
      `<rect width="8" height="8"><${name} attributeName="style" to="fill:${asAttribute(url)}"/></rect>`,
    ),
  )

const constructs = fc.oneof(
  { weight: 5, arbitrary: styleElements },
  { weight: 4, arbitrary: attributes.map((each) => `<rect width="8" height="8" ${each}/>`) },
  { weight: 2, arbitrary: references },
  { weight: 2, arbitrary: scripts },
  { weight: 1, arbitrary: pages },
  { weight: 1, arbitrary: animations },
)

/** Elements that a construct may be in. */
const containers = fc.constantFrom(
  '',
  '',
  'g',
  'defs',
  'symbol',
  'text',
  'title',
  'mask',
  'switch',
  'a',
  'pattern',
  'x',
)

const inside = fc
  .tuple(containers, constructs)
  .map(([name, construct]) => (name === '' ? construct : `<${name}>${construct}</${name}>`))

const prologues = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  fc.constantFrom(
    '<?xml version="1.0"?>',
    '<!DOCTYPE svg [<!ENTITY part "">]>',
    '<!DOCTYPE svg [<!ENTITY part SYSTEM "http://leak.invalid/LEAK">]>',
    '<!DOCTYPE svg SYSTEM "http://leak.invalid/LEAK.dtd">',
    '<?xml-stylesheet href="http://leak.invalid/LEAK.css"?>',
    '<?XML-stylesheet href="/leak/LEAK.css" type="text/css"?>',
    '<!-- <?xml-stylesheet href="/leak/LEAK.css"?> -->',
  ),
)

const rootAttributes = fc.oneof({ weight: 10, arbitrary: fc.constant('') }, attributes)

export const dangerousDrawings: fc.Arbitrary<string> = fc
  .tuple(prologues, rootAttributes, fc.array(inside, { minLength: 1, maxLength: 2 }))
  .map(
    ([prologue, own, parts]) =>
      `${prologue}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:l="http://www.w3.org/1999/xlink" xmlns:x="urn:x" viewBox="0 0 40 20" ${own}>${parts.join('')}<g><rect class="a" width="9" height="9"/><text y="9">온기</text></g></svg>`,
  )

/** The drawing with addresses and scripts that name it. */
export function numbered(drawing: string, name: string): string {
  return drawing.replaceAll('LEAK', name).replaceAll('RAN', `ran ${name}`)
}
