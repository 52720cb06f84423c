import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDialogs } from '#engine/watch/dialogs.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { DialogHost, type DialogProps } from './DialogHost.tsx'

const dialogs = createDialogs<{ ask: string; elsewhere: undefined }, boolean>()
const load = vi.fn(async () => ({ default: Ask }))
const shown = { ask: lazyComponent(load) }
let box: HTMLElement

beforeEach(async () => {
  box = document.body.appendChild(document.createElement('div'))
  await act(async () => render(<DialogHost of={dialogs} show={shown} endsHere />, { container: box }))
})
afterEach(() => {
  cleanup()
  dialogs.close()
})

test('the code of a dialog is loaded when it is opened; its answer closes it', async () => {
  expect(load).not.toHaveBeenCalled()
  let answer: Promise<boolean | undefined> | undefined
  await act(async () => {
    answer = dialogs.open('ask', '지울까요?')
  })
  await act(() => vi.waitFor(() => expect(box.querySelector('dialog')?.textContent).toContain('지울까요?')))
  await act(async () => box.querySelector<HTMLElement>('p button')?.click())
  expect(await answer).toBe(true)
  expect(box.querySelector('dialog')).toBeNull()
})

test('one that another host shows stays open for it, and all end with the screens around the host', async () => {
  await act(async () => void dialogs.open('elsewhere'))
  expect(box.querySelector('dialog')).toBeNull()
  expect(dialogs.get()?.name).toBe('elsewhere')
  await act(async () => render(null, { container: box }))
  expect(dialogs.get()).toBeNull()
})

function Ask({ payload, onClose }: DialogProps<string, boolean>) {
  return (
    <Dialog isOpen onClose={onClose} title={payload} closeLabel="닫기">
      <p>
        <button type="button" onClick={() => onClose(true)}>
          {'네'}
        </button>
      </p>
    </Dialog>
  )
}
