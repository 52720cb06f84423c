import { beforeEach, expect, test, vi } from 'vitest'

let layer: HTMLElement
let root: HTMLElement

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="app"></div><div id="stored-screen"></div>'
  root = document.getElementById('app') as HTMLElement
  layer = document.getElementById('stored-screen') as HTMLElement
  return () => void vi.useRealTimers()
})

test('the stored screen goes when the app shows the same', async () => {
  const { noteFirstContent } = await cover('<main><h1>이야기</h1><textarea></textarea></main>')
  root.innerHTML = '<main><textarea></textarea></main>'
  vi.advanceTimersByTime(1_000)
  expect(layer.isConnected).toBe(true)
  noteFirstContent()
  vi.advanceTimersByTime(100)
  expect(layer.isConnected).toBe(true)
  root.innerHTML = '<main><h1>이야기</h1><textarea></textarea></main>'
  vi.advanceTimersByTime(20)
  expect(layer.isConnected).toBe(false)
})

test('it goes at once where a field has another text', async () => {
  const { noteFirstContent } = await cover('<main><h1>이야기</h1><textarea></textarea></main>')
  root.innerHTML = '<main><textarea>새 글</textarea></main>'
  noteFirstContent()
  expect(layer.isConnected).toBe(false)
})

test('it goes at once when the app is used, but not before the app shows anything', async () => {
  const { noteFirstContent } = await cover('<main><h1>이야기</h1></main>')
  root.innerHTML = '<main></main>'
  dispatchEvent(new Event('keydown'))
  expect(layer.isConnected).toBe(true)
  noteFirstContent()
  dispatchEvent(new Event('keydown'))
  expect(layer.isConnected).toBe(false)
})

test('it goes within a second where the app shows something else', async () => {
  const { noteFirstContent } = await cover('<main><h1>이야기</h1></main>')
  root.innerHTML = '<main><h1>로그인</h1></main>'
  noteFirstContent()
  vi.advanceTimersByTime(999)
  expect(layer.isConnected).toBe(false)
})

test('it goes where the app shows nothing', async () => {
  await cover('<main></main>')
  vi.advanceTimersByTime(6_000)
  expect(layer.isConnected).toBe(false)
})

/** Covers the empty app by the screen that `html` shows. */
async function cover(html: string) {
  const { readScreenWords } = await import('./screen-words.ts')
  const { uncoverScreen } = await import('./uncover-screen.ts')
  root.innerHTML = html
  Object.assign(layer.dataset, readScreenWords(root))
  root.replaceChildren()
  uncoverScreen(layer, root)
  return import('#engine/browser/first-content.ts')
}
