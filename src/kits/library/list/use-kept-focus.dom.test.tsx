import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useKeptFocus } from './useKeptFocus.ts'

function Folder({ place }: { place: string }) {
  const list = useRef<HTMLDivElement>(null)
  useKeptFocus(list, place)
  return (
    <>
      <input />
      <main>
        <h1 tabIndex={-1}>{place}</h1>
      </main>
      <div ref={list}>
        <div ref={(element) => element?.setAttribute('role', 'grid')} tabIndex={-1}>
          <button key={place} type="button" />
        </div>
      </div>
    </>
  )
}

const grid = () => document.querySelector('[role=grid]')

test('the focus goes on in the list of the folder that is opened by a row, which is gone', async () => {
  const { rerender } = render(<Folder place="top" />)
  document.querySelector('button')?.focus()
  rerender(<Folder place="spring" />)
  await vi.waitFor(() => expect(document.activeElement).toBe(grid()))
})

test('the focus goes on in the list where the navigation to the folder gave it to the heading', async () => {
  const { rerender } = render(<Folder place="top" />)
  rerender(<Folder place="spring" />)
  document.querySelector('h1')?.focus()
  await vi.waitFor(() => expect(document.activeElement).toBe(grid()))
})

test('a focus that is still there stays', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  const { rerender } = render(<Folder place="top" />)
  document.querySelector('input')?.focus()
  rerender(<Folder place="spring" />)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(document.activeElement).toBe(document.querySelector('input'))
  expect(focus).toHaveBeenCalledOnce()
})
