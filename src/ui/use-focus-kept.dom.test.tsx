import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusKept } from './useFocusKept.ts'

afterEach(cleanup)

/** Buttons that go away when they are pressed. */
function Bar() {
  const bar = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState(['하나', '둘', '셋'])
  useFocusKept(bar)
  return (
    <>
      <div ref={bar}>
        {names.map((name) => (
          <button key={name} type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
            {name}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => setNames([])}>
        밖
      </button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) =>
  act(async () => {
    button(name).focus()
    fireEvent.click(button(name))
  })

test('what comes after a button that its press removes gets the focus', async () => {
  render(<Bar />)
  await press('하나')
  expect(document.activeElement).toBe(button('둘'))
})

test('the last one leaves it to the one before', async () => {
  render(<Bar />)
  await press('셋')
  expect(document.activeElement).toBe(button('둘'))
})

test('a focus that was taken elsewhere stays there', async () => {
  render(<Bar />)
  await act(async () => button('하나').focus())
  await press('밖')
  expect(document.activeElement).toBe(button('밖'))
})

test('a focus that has left by itself is not brought back', async () => {
  render(<Bar />)
  await act(async () => button('하나').focus())
  await act(async () => button('하나').blur())
  await act(async () => fireEvent.click(button('하나')))
  expect(document.activeElement).toBe(document.body)
})
