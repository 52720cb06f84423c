import { act, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

let host: HTMLElement
let root: Root

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
})

const Part = ({ text }: { text: string }) => <p>{text}</p>
const Placeholder = () => <p>placeholder</p>

it('suspends until it is loaded, and renders at once after a preload', async () => {
  const loading = Promise.withResolvers<{ default: typeof Part }>()
  const Lazy = lazyComponent(() => loading.promise)
  const shown = (key: string) => (
    <Suspense key={key} fallback="loading">
      <Lazy text="part" />
    </Suspense>
  )
  await act(async () => root.render(shown('first')))
  expect(host.textContent).toBe('loading')
  loading.resolve({ default: Part })
  await act(async () => Lazy.preload())
  act(() => root.render(shown('second')))
  expect(host.textContent).toBe('part')
})

it('is loaded at the moment that is given, and shows the placeholder until then', async () => {
  let start = () => {}
  const Deferred = lazyComponent(async () => ({ default: Part }), {
    when: (work) => {
      start = work
      return () => {}
    },
    Placeholder,
  })
  await act(async () => root.render(<Deferred text="part" />))
  expect(host.textContent).toBe('placeholder')
  await act(async () => start())
  expect(host.textContent).toBe('part')
})

it('is loaded again when the network is back', async () => {
  let tries = 0
  const load = async () => {
    tries++
    if (tries === 1) throw new Error('offline')
    return { default: Part }
  }
  const Deferred = lazyComponent(load, {
    when: (work) => {
      work()
      return () => {}
    },
  })
  await act(async () => root.render(<Deferred text="part" />))
  expect(host.textContent).toBe('')
  await act(async () => void dispatchEvent(new Event('online')))
  expect(host.textContent).toBe('part')
})
