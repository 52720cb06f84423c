import { expect, test } from 'vitest'
import { flattenSvg, mostNodes } from './flatten-svg.ts'

const flat = (inside: string) => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`
  return flattenSvg(new DOMParser().parseFromString(text, 'image/svg+xml').documentElement)
}

test('shapes are paths in absolute M, L, C, Q and Z, where their groups put them', () => {
  const [layer, ...more] =
    flat('<g transform="translate(10 20)" fill="#b4583a"><rect x="1" y="2" width="30" height="40"/></g>') ??
    []
  expect(more).toEqual([])
  expect(layer).toMatchObject({
    ...{ type: 'path', fill: '#B4583A', x: 11, y: 22, w: 30, h: 40, box: [11, 22, 30, 40] },
    d: 'M11 22L41 22L41 62L11 62Z',
  })
  for (const one of flat('<circle cx="5" cy="5" r="5"/><path d="m1 1h3v3q1 1 2 0t2 0"/>') ?? [])
    expect(one.d).toMatch(/^[MLCQZ\d .-]+$/)
})

test('neighbours in one colour are one path where they are apart, and two where they lie over each other', () => {
  const rect = (x: number, fill: string) => `<rect x="${x}" width="10" height="10" fill="${fill}"/>`
  expect(flat(rect(0, 'red') + rect(20, 'red'))).toMatchObject([{ fill: '#FF0000', x: 0, w: 30 }])
  expect(flat(rect(0, 'red') + rect(5, 'red'))).toHaveLength(2)
  expect(flat(rect(0, 'red') + rect(20, 'blue') + rect(40, 'red'))).toHaveLength(3)
})

test('a line keeps its colour, and its width in the scale of the group', () => {
  const [line] =
    flat('<g transform="scale(2)" stroke="#123456" stroke-width="3" fill="none"><line x2="10"/></g>') ?? []
  expect(line).toMatchObject({ stroke: { color: '#123456', width: 6 }, d: 'M0 0L20 0' })
  expect(line).not.toHaveProperty('fill')
})

test.each([
  ['words', '<text>a</text>'],
  ['a picture', '<image href="data:image/png;base64,AA=="/>'],
  ['a gradient', '<rect width="1" height="1" fill="url(#g)"/>'],
  ['a mask', '<g mask="url(#m)"><rect width="1" height="1"/></g>'],
  ['one that is used again', '<use href="#a"/>'],
  [
    'parts that are half transparent together',
    '<g opacity="0.5"><rect width="9" height="9"/><rect width="9" height="9"/></g>',
  ],
  ['too many nodes', '<g/>'.repeat(mostNodes + 1)],
  ['nothing', '<title>a</title>'],
])('a drawing with %s is no path', (_, inside) => expect(flat(inside)).toBeNull())

test('what a design has no numbers for is a picture: places beyond its reach, matrices that overflow, endless paths', () => {
  const huge = [
    '<path d="M0 0L1e300 1e300L5 5Z"/>',
    '<rect width="1e9" height="1e9"/>',
    '<g transform="scale(1e200)"><g transform="scale(1e200)"><rect width="9" height="9"/></g></g>',
    '<path d="M0 0L9 9" stroke="red" stroke-width="1e999"/>',
    `<path d="M0 0${'a1 1 0 0 1 1 1'.repeat(50_000)}"/>`,
    '<path d="L0 0"/>',
  ]
  for (const inside of huge) expect(flat(inside)).toBeNull()
})

test('a line without a width is none', () => {
  const [shape] = flat('<g stroke="red"><path d="M0 0L9 9L9 0Z" stroke-width="0"/></g>') ?? []
  expect(shape).not.toHaveProperty('stroke')
  const [other] = flat('<path d="M0 0L9 9L9 0Z" stroke="red" stroke-width="-4"/>') ?? []
  expect(other).not.toHaveProperty('stroke')
})
