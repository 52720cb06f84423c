import { describe, expect, test } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const svg = (inside: string, attributes = '', prologue = '') =>
  `${prologue}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${attributes}>${inside}</svg>`
const shape = '<path d="M0 0h4v4z"/>'
const png = (width: number, height: number) => {
  const size = [width, height].flatMap((n) => [n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255])
  return Buffer.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    13,
    10,
    26,
    10,
    0,
    0,
    0,
    13,
    73,
    72,
    68,
    82,
    ...size,
    8,
    2,
  ]).toString('base64')
}

function taken(text: string) {
  const cleaned = cleanDrawing(text)
  if (!cleaned.ok) throw new Error(`${cleaned.problem} ${cleaned.part}`)
  return cleaned
}

describe('rules of style sheets win by specificity, then by order', () => {
  const fillOf = (sheet: string, attributes = 'id="i" class="a b"') =>
    /<path [^>]*style="fill:([^";]+)/.exec(
      taken(svg(`<style>${sheet}</style><g class="g"><path ${attributes} d="M0 0h4v4z"/></g>`)).svg,
    )?.[1]

  test.each([
    ['path{fill:red}.a{fill:blue}', 'blue'],
    ['.a{fill:blue}path{fill:red}', 'blue'],
    ['.a{fill:red}.b{fill:blue}', 'blue'],
    ['.a.b{fill:blue}.b{fill:red}', 'blue'],
    ['#i{fill:blue}.a.b{fill:red}', 'blue'],
    ['.g .a{fill:blue}.a{fill:red}', 'blue'],
    ['.g > path{fill:blue}g path{fill:red}', 'blue'],
    ['.a{fill:blue!important}#i{fill:red}', 'blue'],
    ['.a{fill:blue}.x, .b:hover{fill:red}', 'blue'],
    ['path:nth-child(2n+1){fill:blue}', 'blue'],
    ['path:not(.x){fill:blue}', 'blue'],
    ['[class~="b"]{fill:blue}', 'blue'],
    ['svg|path{fill:blue}', 'blue'],
    ['.\\61{fill:blue}', 'blue'],
    ['.a{fill:blue}.a:bad(]{fill:red}', 'blue'],
    ['@media screen{.a{fill:blue}}@media print{.a{fill:red}}', 'blue'],
    ['<!-- .a{fill:blue} -->'.replaceAll('<', '&lt;').replaceAll('>', '&gt;'), 'blue'],
    [':root{--x:blue}.a{fill:var(--x)}', 'blue'],
    ['.g{--x:var(--y);--y:blue}.a{fill:var(--x, red)}', 'blue'],
    ['.a{fill:var(--none,var(--no,blue))}', 'blue'],
  ])('%s', (sheet, fill) => {
    expect(fillOf(sheet)).toBe(fill)
  })

  test.each(['__proto__', 'constructor', 'tostring', 'hover'])('no element has the state :%s', (state) => {
    expect(fillOf(`.a{fill:blue}#i:${state}{fill:red}`)).toBe('blue')
  })

  test('the own style of an element wins over rules, and a rule over an attribute', () => {
    expect(fillOf('#i{fill:red}', 'id="i" style="fill:blue"')).toBe('blue')
    expect(fillOf('path{fill:blue}', 'fill="red"')).toBe('blue')
  })
})

describe('what a drawing repeats is bounded', () => {
  const laughs = Array.from({ length: 12 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join(
    '',
  )
  const uses = (n: number) =>
    Array.from({ length: n }, (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(10)}</g>`).join('')
  const nested = (name: string) =>
    Array.from(
      { length: 8 },
      (_, i) =>
        `<${name} id="p${i + 1}">${`<rect fill="url(#p${i})" width="9" height="9"/>`.repeat(20)}</${name}>`,
    ).join('')

  const sheet = (text: string) => `<style>${text}</style>`
  const many = (element: string) => element.repeat(3000)
  const names = (n: number) => Array.from({ length: n }, (_, i) => `a${i}=""`).join(' ')
  const testsOf = (n: number) => '[x]{fill:red}'.repeat(n)

  test.each([
    ['entities of entities', svg('<text>&e12;</text>', '', `<!DOCTYPE svg [<!ENTITY e0 "lol">${laughs}]>`)],
    [
      'one long entity, often',
      svg(`<text>${'&e;'.repeat(2000)}</text>`, '', `<!DOCTYPE svg [<!ENTITY e "${'a'.repeat(1000)}">]>`),
    ],
    ['an entity of itself', svg('<text>&e;</text>', '', '<!DOCTYPE svg [<!ENTITY e "&e;&e;">]>')],
    ['uses of uses', svg(`<path id="u0" d="M0 0h1v1z"/>${uses(9)}`)],
    [
      'patterns in patterns',
      svg(`<pattern id="p0"><rect/></pattern>${nested('pattern')}<rect fill="url(#p8)"/>`),
    ],
    [
      'a marker at very many corners',
      svg(
        `<marker id="m">${shape.repeat(200)}</marker><path marker-mid="url(#m)" d="${'M0 0'.repeat(20_000)}"/>`,
      ),
    ],
    ['depth', svg('<g>'.repeat(500) + shape + '</g>'.repeat(500))],
    [
      'a chain of references',
      svg(
        Array.from({ length: 3000 }, (_, i) => `<g id="c${i}"><use href="#c${i + 1}"/></g>`).join('') + shape,
      ),
    ],
    ['elements', svg(shape.repeat(100_001))],
    ['characters', svg(shape, `id="${'a'.repeat(5 * 1024 * 1024)}"`)],
    ['selectors', svg(`<style>${'[a=b]{fill:red}'.repeat(5000)}</style>${shape.repeat(3000)}`)],
    ['a compound of many classes', svg(sheet(`${'.a'.repeat(20_000)}{fill:red}`) + many('<g class="a"/>'))],
    ['a compound of many attributes', svg(sheet(`${'[x]'.repeat(20_000)}{fill:red}`) + many('<g x=""/>'))],
    [
      'many attributes',
      svg(`<g ${names(2000)}>${'<g/>'.repeat(9)}</g>`.repeat(20) + sheet(testsOf(200)) + shape),
    ],
    ['siblings before', svg(sheet('rect ~ *{fill:red}') + many('<g/>'))],
    ['words of an attribute', svg(`${sheet('[x~=b]{fill:red}'.repeat(500))}<g x="${'a '.repeat(9000)}"/>`)],
    ['a value without end', svg(sheet(`*{fill:${','.repeat(20_000)}}`) + shape)],
    [
      'a value with a variable',
      svg(sheet(`:root{--s:${'a '.repeat(4000)}}*{--a:b;fill:var(--s)}`) + many('<g/>')),
    ],
    ['a long value for every element', svg(sheet(`*{font-family:'${'a'.repeat(9900)}'}`) + many('<g/>'))],
    ['pixels of pictures', svg(`<image href="data:image/png;base64,${png(20_000, 20_000)}"/>`)],
  ])('%s', (_, text) => {
    expect(cleanDrawing(text)).toMatchObject({ ok: false, problem: 'tooComplex' })
  })

  test('a selector of more compounds than are matched is left out', () => {
    expect(taken(svg(`${sheet(`${'g '.repeat(100_000)}g{fill:red}`)}${shape}`)).svg).not.toContain('red')
  })

  test('a value that rules set for every element is judged once', () => {
    const cleaned = taken(
      svg(sheet(`*{fill:rgb(${'calc('.repeat(300)}1${')'.repeat(301)}}`) + many('<path d=""/>')),
    )
    expect(cleaned.removed).toEqual([])
  })

  test('entities that repeat an empty one are expanded once each', () => {
    const levels = Array.from({ length: 6 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(300)}">`)
    const doctype = `<!DOCTYPE svg [<!ENTITY e0 "">${levels.join('')}]>`
    expect(taken(svg(`<text>a&e6;b</text>`, '', doctype)).svg).toContain('<text>ab</text>')
  })

  test('variables that repeat each other end as not declared', () => {
    const variables = Array.from({ length: 30 }, (_, i) => `--v${i + 1}:${`var(--v${i}) `.repeat(10)}`).join(
      ';',
    )
    expect(
      taken(svg(`<g style="--v0:a;${variables}"><path style="fill:var(--v30)" d="M0 0h1v1z"/></g>`)).svg,
    ).not.toContain('var')
  })

  test('a use that contains itself draws nothing instead', () => {
    expect(taken(svg(`<g id="a"><use href="#a"/>${shape}</g>`)).svg).toContain('<use></use>')
  })
})

describe('only what is kept is judged', () => {
  test.each([
    [
      'a name of a layer',
      `<g data-name="image (1)" inkscape:label="url(x)" xmlns:inkscape="urn:i">${shape}</g>`,
    ],
    ['an id', `<g id="image (1)">${shape}</g>`],
    ['metadata', `<metadata><a href="https://example.com">javascript:</a></metadata>${shape}`],
    [
      'what a drawing program keeps for itself',
      `<i:pgf xmlns:i="urn:i"><i:x href="https://example.com"/></i:pgf>${shape}`,
    ],
    ['rules for what is not there', `<style>.none{fill:url(https://example.com)}</style>${shape}`],
    ['properties that are not kept', `<path style="cursor:url(x.cur);fill:red" d="M0 0h4v4z"/>`],
  ])('%s loses nothing', (_, inside) => {
    expect(taken(svg(inside))).toMatchObject({ removed: [], isMissed: false })
  })
})

describe('what is lost has a name', () => {
  const animation = '<animate attributeName="fill" to="red" dur="1s"/>'
  test.each([
    [
      'an embedded page',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
      'foreignObject',
      true,
    ],
    ['an outside picture', '<image href="https://example.com/a.png"/>', 'image', true],
    ['a drawing as data', '<image href="data:image/svg+xml;base64,AAAA"/>', 'image', true],
    ['what says PNG and is none', '<image href="data:image/png;base64,AAAA"/>', 'image', true],
    ['an outside shape', '<use href="other.svg#a"/>', 'use', true],
    ['an animation', `<rect>${animation}</rect>`, 'animate', true],
    ['an outside sheet', '<style>@import "a.css";</style>', '@import', true],
    [
      'a font of a text',
      '<style>@font-face{font-family:a;src:url(a.woff)}</style><text>a</text>',
      '@font-face',
      true,
    ],
    ['an animation of style', '<style>@keyframes a{to{fill:red}}</style>', '@keyframes', true],
    ['an outside fill', '<rect fill="url(https://example.com#a)"/>', 'fill', false],
    ['an outside filter of a rule', '<style>rect{filter:url(a.svg#b)}</style><rect/>', 'filter', false],
    ['a script', '<script>alert(1)</script>', 'script', false],
  ])('%s', (_, inside, name, isMissed) => {
    expect(taken(svg(shape + inside))).toMatchObject({ removed: [name], isMissed })
  })

  test('an empty result is refused with the element that cannot be taken', () => {
    expect(cleanDrawing(svg('<foreignObject/>'))).toEqual({
      ok: false,
      problem: 'empty',
      part: 'foreignObject',
    })
    expect(cleanDrawing(svg(`<defs>${shape}</defs><a:b xmlns:a="urn:a"/>`))).toEqual({
      ok: false,
      problem: 'empty',
      part: 'b',
    })
    expect(cleanDrawing(svg(''))).toEqual({ ok: false, problem: 'empty', part: null })
  })

  test('what another program alone would draw is not missed', () => {
    const inside = `<switch><foreignObject requiredExtensions="urn:a"/><g>${shape}</g></switch>`
    expect(taken(svg(inside))).toMatchObject({ removed: [], isMissed: false })
  })
})

test('a link is kept as a group', () => {
  expect(taken(svg(`<a href="https://example.com" fill="red">${shape}</a>`)).svg).toContain(
    '<g fill="red"><path',
  )
})

test('embedded pictures are kept with the type that their bytes have', () => {
  const { svg: written } = taken(
    svg(`<image xlink:href="data:image/jpg;base64, ${png(2, 2)}" width="4" height="4"/>`),
  )
  expect(written).toContain(`xlink:href="data:image/png;base64,${png(2, 2)}"`)
})

test('a cleaned drawing is cleaned unchanged', () => {
  const once = taken(
    svg(
      `<style>.a{fill:rgb(1,2,3);font-family:'가 "나'}</style><g fill="&quot;x&quot;"><path class="a" d="M0 0"/>글 &lt;b&gt;</g>`,
    ),
  )
  expect(taken(once.svg)).toEqual(once)
})
