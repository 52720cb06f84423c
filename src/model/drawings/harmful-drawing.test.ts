import { describe, expect, test } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${attributes}>${inside}</svg>`

const readDrawing = (text: string) => {
  const cleaned = cleanDrawing(text)
  return cleaned.ok ? cleaned : null
}

describe('a drawing of which nothing is left is refused', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>')],
    ['a script under another prefix', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script>')],
    ['a script inside what is left out', svg('<metadata><script>x</script></metadata>')],
    ['an event of the drawing', svg('', 'onload="x()"')],
    ['an event in what is left out', svg('<metadata onclick="x()"/>')],
    ['a page inside', svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>')],
    ['HTML inside', svg('<g><img xmlns="http://www.w3.org/1999/xhtml" src="x"/></g>')],
    ['a picture from elsewhere', svg('<image href="https://evil.example/a.png"/>')],
    ['a drawing as data', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ['a shape from elsewhere', svg('<use xlink:href="https://evil.example/a.svg#x"/>')],
    ['a sheet from elsewhere', svg('<style>@import "https://evil.example/a.css";</style>')],
    ['a sheet with an address', svg('<style>rect{fill:url("https://evil.example")}</style>')],
    ['a sheet with an escaped address', svg('<style>rect{fill:u\\72l(https://evil.example)}</style>')],
    ['a sheet with an address cut in two', svg('<style>rect{fill:u/**/rl(//evil.example)}</style>')],
    [
      'a sheet with an import cut by a comment',
      svg('<style>@im<!---->port "https://evil.example/a.css";</style>'),
    ],
    [
      'a sheet with an address cut by an element',
      svg('<style>rect{fill:ur<title/>l(//evil.example/f#x)}</style>'),
    ],
    ['a sheet with an import cut by cdata', svg('<style>@im<![CDATA[port]]> url(//evil.example)</style>')],
    ['a sheet as cdata', svg('<style><![CDATA[@import url(//evil.example)]]></style>')],
    [
      'a sheet with an address between strings with the marks of a comment',
      svg('<style>a{content:"/*"}rect{fill:url(//evil.example/f#x)}a{content:"*/"}</style>'),
    ],
    ['a sheet by instruction', `<?xml-stylesheet href="https://evil.example"?>${svg('')}`],
    [
      'an outside entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    ],
    ['an unknown entity', svg('<text>&nbsp;</text>')],
    ['more levels than a drawing has', svg('<g>'.repeat(500) + '</g>'.repeat(500))],
    ['broken XML', '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>'],
    ['another kind of XML', '<html xmlns="http://www.w3.org/1999/xhtml"></html>'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(readDrawing(text)).toBeNull()
  })
})

describe('the rest of a drawing stays without what is harmful in it', () => {
  test.each([
    ['an event', svg('<rect width="4" height="4" onload="x()"/>')],
    ['a link', svg('<a xlink:href="https://evil.example"><rect width="4" height="4"/></a>')],
    ['an animation', svg('<rect><animate attributeName="href" to="javascript:x()"/></rect>')],
    ['a filter from elsewhere', svg('<rect filter="url(https://evil.example/f#x)"/>')],
    ['a fill from elsewhere', svg('<rect style="fill:url(//evil.example/f#x)"/>')],
    [
      'a style with an address between strings with the marks of a comment',
      svg(`<rect style="--a:'/*';filter:url(//evil.example/f#x);--b:'*/'"/>`),
    ],
    ['a link by script', svg('<a href="javascript:x()"><rect width="4" height="4"/></a>')],
    ['a script', svg('<script>alert(1)</script><rect/>')],
    [
      'a page inside',
      svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">evil</p></foreignObject><rect/>'),
    ],
  ])('%s', (_, text) => {
    const cleaned = readDrawing(text)?.svg
    expect(cleaned).toContain('<rect')
    expect(cleaned).not.toMatch(/evil|onload|script|animate|foreignObject|<a[ >]/)
  })
})

test('internal entities of text are expanded', () => {
  const doctype = '<!DOCTYPE svg [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>'
  expect(readDrawing(`${doctype}${svg('<text>&lol2;</text>')}`)?.svg).toContain('<text>lollol</text>')
})

test('what is drawn stays, and metadata of drawing programs is removed', () => {
  const drawing = readDrawing(
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Generator -->
${svg(
  `<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">x</rdf:RDF></metadata>
<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="n"/>
<title>온기 &amp; 그릇</title>
<style>.a{fill:#8E3B2E;clip-path:url(#c)}</style>
<defs><linearGradient id="그라데이션"><stop offset="0" stop-color="red"/></linearGradient></defs>
<path class="a" d="M0 0h4v4z" data-name="layer 1" fill="url(#그라데이션)"/>
<use xlink:href="#p"/><image href="data:image/png;base64,iVBORw0KGgo=" width="1" height="1"/>`,
  'width="400px" height="200"',
)}`,
  )
  expect(drawing).toMatchObject({ width: 400, height: 200 })
  expect(drawing?.svg).toContain('<title>온기 &amp; 그릇</title>')
  expect(drawing?.svg).toContain('<path class="a" d="M0 0h4v4z" style="fill:#8E3B2E;clip-path:url(#c)">')
  expect(drawing?.svg).toContain('clip-path:url(#c)')
  expect(drawing?.svg).toContain('xlink:href="#p"')
  expect(drawing?.svg).not.toMatch(/metadata|sodipodi|rdf|data-name|Generator|DOCTYPE/)
})

test('a cleaned drawing is read unchanged', () => {
  const once = readDrawing(svg('<g fill="&quot;x&quot;"><path d="M0 0"/>글 &lt;b&gt;</g>'))
  expect(once?.svg && readDrawing(once.svg)).toEqual(once)
})

test('the size is that of width and height, else of the viewBox', () => {
  expect(readDrawing(svg('<path d="M0 0"/>'))).toMatchObject({ width: 40, height: 20 })
  expect(readDrawing(svg('<path d="M0 0"/>', 'width="100%" height="3em"'))).toMatchObject({
    width: 40,
    height: 20,
  })
})
