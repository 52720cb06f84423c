import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pressesOfEnter, startComposition } from '#ui/composing.fixture.ts'
import { CommentEditor, drafts } from './CommentEditor.tsx'

const people = [
  { id: 3, name: '이지우' },
  { id: 4, name: '박도현' },
]
let host: HTMLElement
const onSend = vi.fn<(text: string) => boolean>()
const onCancel = vi.fn()

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  drafts.clear()
  onSend.mockReset().mockReturnValue(true)
  onCancel.mockReset()
  host = document.body.appendChild(document.createElement('div'))
  await show()
})

test('a key that ends a composition sends nothing, and Enter alone inserts a line', async () => {
  await write('안녕')
  await press('Enter', { isComposing: true, ctrlKey: true })
  await press('Enter', { keyCode: 229, ctrlKey: true })
  await press('Enter')
  expect(onSend).not.toHaveBeenCalled()
  expect(field().value).toBe('안녕')
})

test.each(Object.entries(pressesOfEnter))(
  'Ctrl+Enter right after a syllable in %s sends once',
  async (_, pressEnter) => {
    await write('바꿔 볼까요')
    startComposition(field())
    await act(async () => void pressEnter(field(), { ctrlKey: true }))
    expect(onSend).toHaveBeenCalledExactlyOnceWith('바꿔 볼까요')
  },
)

test('Ctrl+Enter sends the text and empties the field', async () => {
  await write('  바꿔 볼까요?  ')
  await press('Enter', { ctrlKey: true })
  expect(onSend).toHaveBeenCalledExactlyOnceWith('바꿔 볼까요?')
  expect(field().value).toBe('')
  expect(drafts.size).toBe(0)
})

test('text that could not be sent stays', async () => {
  onSend.mockReturnValue(false)
  await write('남는 말')
  await press('Enter', { metaKey: true })
  expect(field().value).toBe('남는 말')
})

test('refuses empty and too long text with an error', async () => {
  await press('Enter', { ctrlKey: true })
  expect(host.textContent).toContain('남길 말을 적어 주세요.')
  await write('가'.repeat(2001))
  await press('Enter', { ctrlKey: true })
  expect(host.textContent).toContain('2,000자까지 쓸 수 있어요.')
  expect(onSend).not.toHaveBeenCalled()
})

test('an @ suggests people by their initial consonants, and a key or a press inserts the name', async () => {
  await write('@ㅂㄷ')
  expect(options()).toEqual(['박도현'])
  await press('Enter', { isComposing: true })
  expect(options()).toEqual(['박도현'])
  await press('Enter')
  expect(field().value).toBe('@박도현 ')
  expect(options()).toEqual([])
  await write('@박도현 @')
  await act(async () => host.querySelectorAll<HTMLElement>('[role=option]')[0]?.click())
  expect(field().value).toBe('@박도현 @이지우 ')
})

test('Esc closes the list of people first, then the editor', async () => {
  await write('@')
  await press('Escape')
  expect(options()).toEqual([])
  expect(onCancel).not.toHaveBeenCalled()
  await press('Escape')
  expect(onCancel).toHaveBeenCalledOnce()
})

test('unsent text is there when the editor opens again', async () => {
  await write('쓰다 만 말')
  cleanup()
  document.body.append(host)
  await show()
  expect(field().value).toBe('쓰다 만 말')
})

async function show() {
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <CommentEditor
          label="새 의견"
          draftKey="test"
          people={people}
          sendLabel="의견 남기기"
          onSend={onSend}
          onCancel={onCancel}
        />
      </I18nProvider>,
      { container: host },
    ),
  )
}

function field(): HTMLTextAreaElement {
  const found = host.querySelector('textarea')
  if (!found) throw new Error('no field')
  return found
}

function options() {
  return [...host.querySelectorAll('[role=option]')].map((option) => option.lastChild?.textContent)
}

async function write(text: string) {
  await act(async () => {
    const element = field()
    element.focus()
    element.value = text
    element.setSelectionRange(text.length, text.length)
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}

async function press(key: string, more: KeyboardEventInit = {}) {
  await act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  })
}
