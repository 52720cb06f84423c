import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { storeLanguage } from '#engine/identity/language.ts'
import { loadWorkbook } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { noteTaken } from './drafts/taken-state.ts'
import { Suggestions } from './Suggestions.tsx'
import UnderAnswer from './UnderAnswer.tsx'

const { background } = guide.core
const story =
  '할머니는 사발을 평생 쓰셨어요. 그 그릇이 편했어요. 저는 결심하였습니다. 차고에 물레를 들였습니다. 지금도 빚어요.'
const ours =
  '할머니는 사발을 평생 쓰셨어요. 그 그릇이 편했어요. 저는 결심했어요. 차고에 물레를 들였어요. 지금도 빚어요.'
let open: OpenDocument

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  storeLanguage('ko')
  noteTaken(null)
  await loadWorkbook('core')
  render(
    <I18nProvider i18n={i18n}>
      <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
        <main>
          <div data-field={background.path}>
            <Field />
          </div>
          <UnderAnswer step="core/story/background" />
        </main>
        <Suggestions draft={null} loadDrafts={() => Promise.reject(new Error('no draft is asked for'))} />
      </DocumentProvider>
    </I18nProvider>,
  )
  open = documentAt({ account: null, brand: 'local-1', name: 'guide' })
  await waitFor(() => expect(open.phase.get()).toBe('ready'))
  await act(async () => background.write(open.doc, story))
  await waitFor(() => expect(field().value).toBe(story))
  await screen.findByRole('button', { name: '펴기: 두 문장으로' })
})

afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
})

function Field() {
  const { ref } = useTextBinding(background)
  return <textarea ref={ref} />
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const card = (name: string) => within(screen.getByRole('region', { name }))
const takes = (name: string) => card(name).queryAllByRole('button', { name: /^받기/ })

test('nothing is in the field before a press', () => {
  expect(takes('우리 말투로')).toHaveLength(2)
  expect(background.read(open.doc)).toBe(story)
})

test('a sentence is taken alone, noted under the field, and undone in one step', async () => {
  const [first] = takes('우리 말투로')
  fireEvent.click(first as HTMLElement)
  await waitFor(() => expect(field().value).toContain('결심했어요.'))
  expect(field().value).toContain('들였습니다.')
  await waitFor(() => expect(card('우리 말투로').getByText('받음')).toBeTruthy())
  expect(screen.getByText(/3번째 문장은 규칙으로 지은 초안에서 받았어요/)).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: '받은 것 실행 취소' }))
  await waitFor(() => expect(field().value).toBe(story))
  await waitFor(() => expect(takes('우리 말투로')).toHaveLength(2))
})

test('all sentences are taken in one step of undo', async () => {
  fireEvent.click(card('우리 말투로').getByRole('button', { name: '모두 받기' }))
  await waitFor(() => expect(field().value).toBe(ours))
  await waitFor(() => expect(takes('우리 말투로')).toHaveLength(0))
  await act(async () => open.text(background).undo())
  expect(field().value).toBe(story)
})

test('a sentence that was changed since is compared again before it can be taken', async () => {
  await act(async () => background.write(open.doc, story.replace('결심하였습니다', '마음먹었습니다')))
  await waitFor(() => expect(takes('우리 말투로')).toHaveLength(1))
  expect(screen.getByText('바뀐 문장이에요')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '다시 견주기' }))
  await waitFor(() => expect(takes('우리 말투로')).toHaveLength(2))
  fireEvent.click(takes('우리 말투로')[0] as HTMLElement)
  await waitFor(() => expect(field().value).toContain('마음먹었어요.'))
})

test('a draft follows what is typed here, until something of it is taken', async () => {
  await act(async () => {
    field().focus()
    field().setRangeText(' 매일 굽습니다. 오늘도 구워요.', field().value.length, field().value.length, 'end')
    field().dispatchEvent(new InputEvent('input', { bubbles: true, data: '.', inputType: 'insertText' }))
  })
  await waitFor(() => expect(takes('우리 말투로')).toHaveLength(3))
})

test('what others write before a sentence moves it, and it can still be taken', async () => {
  await act(async () => background.shared(open.doc).insert(0, '옛날이야기예요. '))
  await waitFor(() => expect(field().value).toBe(`옛날이야기예요. ${story}`))
  fireEvent.click(card('우리 말투로').getByRole('button', { name: '모두 받기' }))
  await waitFor(() => expect(field().value).toBe(`옛날이야기예요. ${ours}`))
})

test('two sentences leave the others out', async () => {
  fireEvent.click(screen.getByRole('button', { name: '펴기: 두 문장으로' }))
  fireEvent.click(card('두 문장으로').getByRole('button', { name: '모두 받기' }))
  await waitFor(() => expect(field().value.match(/요\./g)).toHaveLength(2))
})

test('the brand check mends the text of the field, and says where it came from', async () => {
  fireEvent.click(screen.getByRole('button', { name: '말투: 해요체로' }))
  await waitFor(() => expect(field().value).toBe(ours))
  expect(screen.getByText(/브랜드 점검에서 고쳤어요/)).toBeTruthy()
  expect(await screen.findByText('고칠 곳이 없어요')).toBeTruthy()
})

test('suggestions say that they are made on this device by rules', () => {
  expect(screen.getByText(/규칙으로 지어요/)).toBeTruthy()
})
