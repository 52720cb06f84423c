import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useCrossFade } from './useCrossFade.ts'

const [one, two, three] = [{ name: 'one' }, { name: 'two' }, { name: 'three' }]
let host: HTMLElement

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

it('what was shown stays below until what is shown now has appeared', async () => {
  await show(one)
  await show(two)
  expect(shown()).toEqual(['one', 'two'])
  await appear()
  expect(shown()).toEqual(['two'])
})

it('a change while another appears leaves two layers', async () => {
  await show(one)
  await show(two)
  await show(three)
  expect(shown()).toEqual(['two', 'three'])
})

it('nothing new changes nothing', async () => {
  await show(one)
  await appear()
  await show(null)
  expect(shown()).toEqual(['one'])
})

async function show(next: { name: string } | null): Promise<void> {
  await act(async () => render(<Fading next={next} />, { container: host }))
}

async function appear(): Promise<void> {
  await act(async () => document.querySelector('button')?.click())
}

function shown(): string[] {
  return [...document.querySelectorAll('i')].map(({ textContent }) => textContent ?? '')
}

function Fading({ next }: { next: { name: string } | null }) {
  const { layers, onAppeared } = useCrossFade(next)
  return (
    <button type="button" onClick={onAppeared}>
      {layers.map(({ key, shown: { name } }) => (
        <i key={key}>{name}</i>
      ))}
    </button>
  )
}
