import { act, render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { OptionTree } from './OptionTree.tsx'

const branches = [
  { value: 'FNB', label: '외식', leaves: [{ value: 'CAFE', label: '카페' }] },
  {
    value: 'SHOP',
    label: '온라인 쇼핑',
    leaves: [
      { value: 'CRAFT', label: '공예' },
      { value: 'PET', label: '반려동물' },
    ],
  },
]
let host: HTMLElement
let chosen: string[]

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  chosen = []
})

const show = (props: { isAllOpen?: boolean; isReadOnly?: boolean } = {}) =>
  act(() =>
    render(
      <OptionTree
        label="업종"
        branches={branches}
        value="CRAFT"
        onChoose={(value) => chosen.push(value)}
        {...props}
      />,
      { container: host },
    ),
  )
const rows = () => [...host.querySelectorAll<HTMLElement>('[role="treeitem"]')]
const focus = (at: number) => act(() => rows()[at]?.focus())
const focused = () => document.activeElement?.getAttribute('data-row')
const press = (key: string) =>
  act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

test('the branch of the choice is open, and the choice is the one stop for Tab', async () => {
  await show()
  expect(rows().map((row) => row.dataset.row)).toEqual(['branch:FNB', 'branch:SHOP', 'CRAFT', 'PET'])
  expect(
    rows()
      .filter((row) => row.tabIndex === 0)
      .map((row) => row.dataset.row),
  ).toEqual(['CRAFT'])
})

test('arrows move and expand; only Enter selects', async () => {
  await show()
  await focus(2)
  await press('ArrowDown')
  expect(focused()).toBe('PET')
  await press('ArrowLeft')
  expect(focused()).toBe('branch:SHOP')
  await press('Home')
  await press('ArrowRight')
  expect(rows()[0]?.getAttribute('aria-expanded')).toBe('true')
  await press('ArrowRight')
  expect(focused()).toBe('CAFE')
  expect(chosen).toEqual([])
  await press('Enter')
  expect(chosen).toEqual(['CAFE'])
})

test('with read-only access keys move and expand, but select nothing', async () => {
  await show({ isReadOnly: true })
  await focus(2)
  await press('Enter')
  await act(() => rows()[3]?.click())
  expect(chosen).toEqual([])
})

test('a branch is closed with the left arrow, but not while the user searches', async () => {
  await show({ isAllOpen: true })
  expect(rows().length).toBe(5)
  await focus(0)
  await press('ArrowLeft')
  expect(rows().length).toBe(5)
})
