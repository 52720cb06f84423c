import { act, render } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { lazyComponent } from './lazy-component.tsx'

let host: HTMLElement

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
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
  await act(async () => render(shown('first'), { container: host }))
  expect(host.textContent).toBe('loading')
  loading.resolve({ default: Part })
  await act(async () => Lazy.preload())
  act(() => render(shown('second'), { container: host }))
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
  await act(async () => render(<Deferred text="part" />, { container: host }))
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
  await act(async () => render(<Deferred text="part" />, { container: host }))
  expect(host.textContent).toBe('')
  await act(async () => void dispatchEvent(new Event('online')))
  expect(host.textContent).toBe('part')
})
