import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { note, writeNote } from '#engine/store/note.ts'

const idAccount = 7
const image = { id: 'a', name: '스케치.png', size: 3, idFile: 12, blob: null }
let brand = 0
beforeEach(() => {
  brand++
})

test('what was typed is there after a reload that came right after the last key', async () => {
  const { change } = await open()
  void change({ note: '간판이 세로예요' })
  expect((await open()).answers()).toMatchObject({ note: '간판이 세로예요', images: [] })
})

test('images stay with the answers, and both go together', async () => {
  const { change, forget } = await open()
  await change({ images: [image] })
  await change({ name: '온기' })
  const again = await open()
  expect(again.answers()).toMatchObject({ name: '온기', images: [image] })
  await forget()
  expect((await open()).answers()).toEqual({ images: [], options: [] })
})

test('answers that an earlier version stored beside the images are read until one changes', async () => {
  const earlier = { name: '온기', colours: ['#1C6E5A'], images: [image], options: [2] }
  await writeNote(note('logo.draft', '1'), { idAccount, brand }, earlier)
  const first = await open()
  expect(first.answers()).toEqual(earlier)
  await first.change({ name: '온기 공방' })
  expect((await open()).answers()).toEqual({ ...earlier, name: '온기 공방' })
})

test('what is forgotten while it is being read does not come back', async () => {
  const { change } = await open()
  await change({ name: '온기', images: [image] })
  vi.resetModules()
  const { logoDraftOf } = await import('./logo-draft.ts')
  const store = logoDraftOf(idAccount, brand)
  await store.forget()
  expect(store.draft.get()).toEqual({ images: [], options: [] })
  expect((await open()).answers()).toEqual({ images: [], options: [] })
})

test('answers of an unknown kind are left out', async () => {
  localStorage.setItem(
    `saegim-brand:${brand}:logoBrief`,
    JSON.stringify({ name: 3, tagline: '밥', later: 1 }),
  )
  expect((await open()).answers()).toEqual({ tagline: '밥', images: [], options: [] })
})

/** The draft as a page reads it that was just loaded. */
async function open() {
  vi.resetModules()
  const { logoDraftOf } = await import('./logo-draft.ts')
  const store = logoDraftOf(idAccount, brand)
  await vi.waitFor(() => expect(store.draft.get()).not.toBeNull())
  return { ...store, answers: () => store.draft.get() }
}
