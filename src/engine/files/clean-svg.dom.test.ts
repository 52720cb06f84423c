import { expect, it } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const drawing = (inside: string) =>
  `<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`

it('keeps gradients and clip paths', async () => {
  const clean = await cleanSvg(
    drawing(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#123456"/></linearGradient></defs><path fill="url(#g)" d="M0 0h10v10z"/>',
    ),
  )
  expect(clean).toContain('linearGradient')
  expect(clean).toContain('url(#g)')
  expect(clean).toContain('viewBox="0 0 10 10"')
})

it('moves the colours of a style sheet into the elements', async () => {
  const clean = await cleanSvg(
    drawing('<style>.a{fill:#9BBBA9}/* x */</style><path class="a" d="M0 0h1v1z"/>'),
  )
  expect(clean).toMatch(/fill:\s*#9BBBA9/)
  expect(clean).not.toContain('<style')
})

it.each([
  '<script>alert(1)</script><path d="M0 0h1"/>',
  '<path onclick="alert(1)" d="M0 0h1"/>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
  '<a href="javascript:alert(1)"><path d="M0 0h1"/></a>',
  '<image href="https://elsewhere.example/x.png"/>',
  '<animate onbegin="alert(1)" attributeName="x"/>',
])('leaves nothing of %s that does anything', async (inside) => {
  const clean = await cleanSvg(drawing(`${inside}<path d="M0 0h1v1z"/>`))
  expect(clean).not.toMatch(/script|alert|javascript|elsewhere|foreignObject|onclick|onbegin/i)
})

it('leaves external references out', async () => {
  expect(
    await cleanSvg(drawing('<use href="https://elsewhere.example/x.svg#a"/><path d="M0 0h1v1z"/>')),
  ).not.toContain('elsewhere')
  expect(
    await cleanSvg(drawing('<rect fill="url(https://elsewhere.example/x)" stroke="url(#a)"/>')),
  ).toContain('<rect stroke="url(#a)">')
})

it.each([
  ['an escaped address', '<rect style="fill:\\75rl(https://elsewhere.example/x#a)"/>'],
  ['an escaped address in an attribute', '<rect filter="\\75 rl(https://elsewhere.example/x#a)"/>'],
  [
    'an address of a set of pictures',
    `<rect style="background:image-set('https://elsewhere.example/x' 1x)"/>`,
  ],
  [
    'an escaped address of a style sheet',
    '<style>rect{fill:u\\72l(https://elsewhere.example/x#a)}</style><rect/>',
  ],
])('leaves %s out', async (_, inside) => {
  expect(await cleanSvg(drawing(inside))).toContain('<rect></rect>')
})

it('refuses what is not SVG', async () => {
  expect(await cleanSvg('<html></html>')).toBeNull()
  expect(await cleanSvg('<svg><unclosed')).toBeNull()
  expect(await cleanSvg('')).toBeNull()
})
