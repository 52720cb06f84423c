import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { Button } from '../controls/Button.tsx'
import Menu from './Menu.tsx'
import PopPanel from './PopPanel.tsx'
import { useModal } from './useModal.ts'

let before: Element | null = null
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => {
    before = document.activeElement
  }
  HTMLDialogElement.prototype.close = () => {}
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS
})

function Modal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  return <dialog ref={dialog} />
}

/** A button whose panel disables it, and opens a dialog at the same time. */
function Opener({ kind }: { kind: 'menu' | 'panel' }) {
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed')
  const anchor = useRef<HTMLButtonElement>(null)
  const close = () => setStep((now) => (now === 'open' ? 'closed' : now))
  return (
    <>
      <Button
        ref={anchor}
        disabledReason={step === 'done' ? '쓰는 중' : undefined}
        onClick={() => setStep('open')}
      >
        {'열기'}
      </Button>
      {step === 'open' && kind === 'panel' && (
        <PopPanel label="패널" anchor={anchor} onClose={close}>
          <button type="button" onClick={() => setStep('done')}>
            {'하기'}
          </button>
        </PopPanel>
      )}
      {step === 'open' && kind === 'menu' && (
        <Menu
          label="메뉴"
          anchor={anchor}
          groups={[{ id: 'a', entries: [{ id: 'go', label: '하기' }] }]}
          onClose={close}
          onChoose={() => setStep('done')}
        />
      )}
      {step === 'done' && <Modal />}
    </>
  )
}

test.each(['panel', 'menu'] as const)(
  'a %s gives the focus back before what opens at the same time takes it',
  async (kind) => {
    render(<Opener kind={kind} />)
    const button = screen.getByRole('button', { name: '열기' })
    await act(async () => {
      button.focus()
      fireEvent.click(button)
    })
    const entry = screen.getByRole(kind === 'menu' ? 'menuitem' : 'button', { name: '하기' })
    await act(async () => {
      entry.focus()
      fireEvent.click(entry)
    })
    const now = screen.getByRole('button', { name: '열기' })
    expect(now.getAttribute('aria-disabled')).toBe('true')
    expect(before?.textContent).toBe('열기')
    expect(document.activeElement).toBe(now)
  },
)

test('a button that becomes disabled while it has the focus keeps it, and has it when it is enabled again', async () => {
  const { rerender } = render(<Button>{'되돌리기'}</Button>)
  screen.getByRole('button').focus()
  rerender(<Button disabledReason="되돌릴 것이 없어요">{'되돌리기'}</Button>)
  expect(document.activeElement).toBe(screen.getByRole('button'))
  rerender(<Button>{'되돌리기'}</Button>)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('a button that is rendered anew without the focus does not take it', async () => {
  const { rerender } = render(<Button>{'되돌리기'}</Button>)
  rerender(<Button disabledReason="되돌릴 것이 없어요">{'되돌리기'}</Button>)
  expect(document.activeElement).toBe(document.body)
})
