import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleDrawing } from '#scene/back-ends/sample-drawing.fixture.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { SceneSvg } from './SceneSvg.tsx'

const pictures = new Map([['photo', 'blob:photo']])
let box: HTMLElement

beforeEach(() => {
  box = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
})

const show = (drawing: Drawing) =>
  act(() => render(<SceneSvg drawing={drawing} label="명함" pictures={pictures} />, { container: box }))
const all = (selector: string) => [...box.querySelectorAll(selector)]

test('the picture is one image with a label, and nothing inside is read', () => {
  show(sampleDrawing)
  const [svg] = all('svg')
  expect(svg?.getAttribute('role')).toBe('img')
  expect(svg?.getAttribute('aria-label')).toBe('명함')
  expect(all('svg > :not([aria-hidden])')).toEqual([])
})

test('texts are texts in the font of their face, with their spaces', () => {
  show(sampleDrawing)
  const texts = all('text')
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    '오늘의 한 끼에 ',
    '온기를',
    '아메리카노 4,500원',
    'AVATAR Coffee & 1998',
  ])
  expect((texts[3] as SVGElement).style.fontFamily).toMatch(/^"?Lora/)
  expect((texts[0] as SVGElement).style.fontWeight).toBe('700')
})

test('each item is at most three painted nodes', () => {
  show(sampleDrawing)
  const painted = all('g[aria-hidden] *').filter(({ tagName }) => !/^(linearGradient|stop)$/.test(tagName))
  expect(painted.length).toBeLessThanOrEqual(3 * sampleDrawing.items.length)
})

test('two drawings of one page have no id in common, and refer to their own', () => {
  const round: Drawing = { ...sampleDrawing, cut: 'ellipse' }
  const one = <SceneSvg drawing={round} label="명함" pictures={pictures} />
  act(() =>
    render(
      <>
        {one}
        {one}
      </>,
      { container: box },
    ),
  )
  const ids = all('[id]').map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(5)
  expect(new Set(ids).size).toBe(ids.length)
  const used = box.innerHTML.match(/url\(#[^)]+\)/g) ?? []
  expect(used.map((url) => url.slice(5, -1)).sort()).toEqual([...ids].sort())
})

test('an item that looks the same is not rendered again, and another one is', () => {
  show(sampleDrawing)
  const before = all('text')
  const changes: MutationRecord[] = []
  const watcher = new MutationObserver((records) => void changes.push(...records))
  watcher.observe(box, { subtree: true, attributes: true, childList: true, characterData: true })
  const copy = structuredClone(sampleDrawing)
  show({
    ...copy,
    items: copy.items.map((item) =>
      item.kind === 'text' && item.text === '온기를' ? { ...item, text: '마음을' } : item,
    ),
  })
  changes.push(...watcher.takeRecords())
  expect(all('text')).toEqual(before)
  expect(new Set(changes.map(({ target }) => target.textContent))).toEqual(new Set(['마음을']))
  watcher.disconnect()
})

test('a picture without an address is left out', () => {
  act(() =>
    render(<SceneSvg drawing={sampleDrawing} label="명함" pictures={new Map()} />, { container: box }),
  )
  expect(all('image')).toEqual([])
})
