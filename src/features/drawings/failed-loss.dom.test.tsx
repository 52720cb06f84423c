import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { askAboutLoss } from '#engine/files/drawing-losses.ts'
import { ErrorReport, type FailedPartProps } from '#ui/errors/error-report.ts'
import DrawingLossHost from './DrawingLossHost.tsx'

vi.mock('#engine/words/interface.ts', () => ({ withWords: (loading: Promise<unknown>) => loading }))
vi.mock('./DrawingLossDialog.tsx', () => ({
  default: () => {
    throw new Error('broken')
  },
}))

let host: HTMLElement

beforeEach(() => {
  host = document.body.appendChild(document.createElement('main'))
})

function FailedPart({ onClose }: FailedPartProps) {
  return <button type="button" onClick={onClose} />
}

test('a question that cannot be shown says so; closing it answers with no, so that the upload ends', async () => {
  await act(() =>
    render(
      <ErrorReport value={{ FailedPart, report: () => {}, screen: '' }}>
        <DrawingLossHost />
      </ErrorReport>,
      { container: host, onCaughtError: () => {} },
    ),
  )
  let answer: Promise<boolean> | null = null
  await act(async () => {
    answer = askAboutLoss({ name: '로고.svg', before: 'data:,a', after: 'data:,b', removed: [] })
    await vi.dynamicImportSettled()
  })
  await act(async () => document.querySelector('button')?.click())
  expect(document.querySelector('button')).toBeNull()
  expect(await answer).toBe(false)
})
