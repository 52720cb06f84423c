import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useEntry } from '#kits/planner/usePlanner.ts'
import { planner } from '#model/documents/planner.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import { startComposition } from '#ui/composing.fixture.ts'
import { entryKey, type ShownEntry, showEntry } from '../shown-entry.fixture.tsx'
import { ChannelsPart } from './ChannelsPart.tsx'

const { texts, entries } = planner.planner
let shown: ShownEntry

function Channels() {
  const entry = useEntry(entryKey)
  const [chosen, setChosen] = useState<ChannelKey | null>(null)
  return entry && <ChannelsPart entry={entry} chosen={chosen} onChoose={setChosen} onInput={() => {}} />
}

async function open(isReadOnly = false): Promise<void> {
  const entry = { text: '팥죽 대신 단팥빵', channels: ['INSTAGRAM', 'KAKAO_MESSAGE'] }
  shown = await showEntry(<Channels />, { entry, isReadOnly })
}

afterEach(() => shown.close())

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^글/ })
const own = () => texts.read(shown.open.doc).map(({ channel, text }) => [channel, text])
const openTab = (name: string) => act(async () => screen.getByRole('tab', { name: new RegExp(name) }).click())

/** Types at the end of the field, as a keyboard without an input method does. */
async function type(letters: string): Promise<void> {
  await act(async () => {
    fireEvent(
      field(),
      new InputEvent('beforeinput', { inputType: 'insertText', data: letters, bubbles: true }),
    )
    field().value += letters
    fireEvent(field(), new InputEvent('input', { inputType: 'insertText', data: letters, bubbles: true }))
  })
}

test('the tab of the first channel writes the text of the entry', async () => {
  await open()
  await type('!')
  expect(shown.entry().text).toBe('팥죽 대신 단팥빵!')
  expect(own()).toEqual([])
})

test('typing in the tab of another channel makes a text of its own', async () => {
  await open()
  await openTab('카카오톡')
  expect(field().value).toBe('팥죽 대신 단팥빵')
  await type('이요')
  await type('!')
  expect(own()).toEqual([['KAKAO_MESSAGE', '팥죽 대신 단팥빵이요!']])
  expect(shown.entry().text).toBe('팥죽 대신 단팥빵')
  expect(screen.getByRole('tab', { name: /카카오톡/ }).textContent).toContain('따로')
})

test('a syllable that is being composed goes on in the text that it makes', async () => {
  await open()
  await openTab('카카오톡')
  const before = field()
  await act(async () => {
    startComposition(before)
    before.value += '하'
    fireEvent(
      before,
      new InputEvent('input', {
        data: '하',
        inputType: 'insertCompositionText',
        isComposing: true,
        bubbles: true,
      }),
    )
  })
  await act(async () => {
    entries.properties.text.at(entryKey).write(shown.other, '다른 글')
  })
  await shown.receive()
  expect(field()).toBe(before)
  expect(before.value).toBe('팥죽 대신 단팥빵하')
  await act(async () => {
    before.value = '팥죽 대신 단팥빵한'
    fireEvent(before, new CompositionEvent('compositionend', { bubbles: true }))
  })
  expect(own()).toEqual([['KAKAO_MESSAGE', '팥죽 대신 단팥빵한']])
})

test('without letters nothing is made, and what others write in the text of the entry shows', async () => {
  await open()
  await openTab('카카오톡')
  await act(async () => field().focus())
  entries.properties.text.at(entryKey).write(shown.other, '동지 단팥빵')
  await shown.receive()
  // What a field shows is read once a frame.
  await act(() => vi.waitFor(() => expect(field().value).toBe('동지 단팥빵')))
  expect(own()).toEqual([])
})

test('a caret stays where it is while others write in the text of the entry', async () => {
  await open()
  await openTab('카카오톡')
  await act(async () => {
    field().focus()
    field().setSelectionRange(2, 2)
  })
  entries.properties.text.at(entryKey).write(shown.other, '동지팥죽 대신 단팥빵')
  await shown.receive()
  await act(() => vi.waitFor(() => expect(field().value).toBe('동지팥죽 대신 단팥빵')))
  expect([field().selectionStart, field().selectionEnd]).toEqual([4, 4])
})

test('one press removes the text of its own, and the field writes for the channel anew', async () => {
  await open()
  await openTab('카카오톡')
  await type('이요')
  await act(async () => screen.getByRole('button', { name: /같은 글 쓰기/ }).click())
  expect(own()).toEqual([])
  await act(() => vi.waitFor(() => expect(field().value).toBe('팥죽 대신 단팥빵')))
  expect(field().readOnly).toBe(false)
  await type('?')
  expect(own()).toEqual([['KAKAO_MESSAGE', '팥죽 대신 단팥빵?']])
})

test('texts that two devices made for a channel are both shown, and one press takes one', async () => {
  await open()
  await openTab('카카오톡')
  texts.add(shown.other, { entry: entryKey, channel: 'KAKAO_MESSAGE', text: '저기서 쓴 글' })
  await type(' 여기')
  await shown.receive()
  expect(screen.getByRole('region', { name: '따로 쓴 글이 여러 개예요' }).textContent).toContain(
    '저기서 쓴 글',
  )
  expect(own()).toHaveLength(2)
  const at = own().findIndex(([, text]) => text === '저기서 쓴 글') + 1
  await act(async () => screen.getByRole('button', { name: `${at}. 이 글로 쓰기` }).click())
  expect(own()).toEqual([['KAKAO_MESSAGE', '저기서 쓴 글']])
  await act(() => vi.waitFor(() => expect(field().value).toBe('저기서 쓴 글')))
})

test('a reader sees words without a field', async () => {
  await open(true)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getAllByText(/팥죽 대신 단팥빵/).length).toBeGreaterThan(0)
})
