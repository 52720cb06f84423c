import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useWatched } from '#engine/watch/useWatched.ts'
import { design } from '#model/documents/design.ts'
import type { Body } from '#scene/body/body.ts'
import { type OpenEditor, openEditor, textLayer } from '../../editor.fixture.tsx'
import { useEditorState } from '../../state/EditorProvider.tsx'
import FindPanel from './FindPanel.tsx'
import { isFinding } from './find-action.ts'

const { text } = design.design.layers.properties
const pages: Body['pages'] = [
  {
    id: 'front',
    background: '#FFFFFF',
    layers: [
      textLayer('one', { text: '국밥과 국수' }),
      {
        id: 'group',
        type: 'group',
        x: 0,
        y: 0,
        w: 200,
        h: 30,
        children: [textLayer('inside', { text: '된장국', lock: ['content'] })],
      },
    ],
  },
  { id: 'back', background: '#FFFFFF', layers: [textLayer('two', { text: '미역국' })] },
]

let editor: OpenEditor

afterEach(() => editor.close())

/** What `FindReplace` loads when it is opened. */
function Opened() {
  const open = isFinding(useEditorState())
  return useWatched(open) && <FindPanel onClose={() => open.set(false)} />
}

async function find(wanted: string, isReadOnly = false): Promise<void> {
  editor = await openEditor(<Opened />, [], { isReadOnly, body: { pages } })
  await act(async () => isFinding(editor.state).set(true))
  await screen.findByLabelText('찾을 말')
  await act(async () => fireEvent.change(screen.getByLabelText('찾을 말'), { target: { value: wanted } }))
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
const words = (key: string) => text.letters(key).read(editor.document.doc)
const shown = () => {
  const { page, selection, entered } = editor.state
  return [page.get(), entered.get(), ...selection.get()]
}

test('the next place selects its text on its page, round the end and back', async () => {
  await find('국')
  await press('다음 것')
  expect(shown()).toEqual(['front', null, 'one'])
  expect(screen.getByText('1/4')).toBeTruthy()
  await press('다음 것')
  await press('다음 것')
  expect(shown()).toEqual(['front', 'group', 'inside'])
  await press('다음 것')
  expect(shown()).toEqual(['back', null, 'two'])
  await press('다음 것')
  expect(screen.getByText('1/4')).toBeTruthy()
  await press('앞의 것')
  expect(screen.getByText('4/4')).toBeTruthy()
})

test('all places are replaced as one step of undo, and it is said what stayed', async () => {
  await find('국')
  await act(async () => fireEvent.change(screen.getByLabelText('바꿀 말'), { target: { value: '탕' } }))
  await press('모두 바꾸기')
  expect(['one', 'inside', 'two'].map(words)).toEqual(['탕밥과 탕수', '된장국', '미역탕'])
  expect(screen.getByRole('status').textContent).toBe(
    '3곳을 바꿨어요. 잠겼거나 너무 길어지는 1곳은 그대로예요.',
  )
  await act(async () => editor.document.undo())
  expect(['one', 'two'].map(words)).toEqual(['국밥과 국수', '미역국'])
})

test('one place is replaced, and the next one is shown', async () => {
  await find('국')
  await act(async () => fireEvent.change(screen.getByLabelText('바꿀 말'), { target: { value: '만둣국' } }))
  await press('바꾸기')
  expect(words('one')).toBe('만둣국밥과 국수')
  expect(shown()).toEqual(['front', null, 'one'])
  await press('바꾸기')
  expect(words('one')).toBe('만둣국밥과 만둣국수')
})

test('a design that is only read is searched, and nothing in it replaced', async () => {
  await find('국', true)
  expect(screen.getByText('4곳')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '모두 바꾸기' })).toBeNull()
})

test('Escape closes the panel, and the focus goes back', async () => {
  await find('국')
  expect(document.activeElement).toBe(screen.getByLabelText('찾을 말'))
  await act(async () => fireEvent.keyDown(screen.getByLabelText('찾을 말'), { key: 'Escape' }))
  expect(screen.queryByRole('search')).toBeNull()
})
