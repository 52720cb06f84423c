import 'fake-indexeddb/auto'
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { guide } from '#model/documents/guide.ts'
import { guideSections, type Section } from '#model/workbook/sections.ts'
import { type SectionApproval, useApproval } from './useApproval.ts'

const ref = { account: null, brand: 'local-1', name: 'guide' } as const
const [purpose] = guideSections
let host: HTMLElement
let approval: SectionApproval | null = null

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
})

test('a local brand writes the approval itself, and sees that it changed since', async () => {
  const open = await show(false)
  expect(now()).toMatchObject({ state: 'DRAFT', isOpen: true, mayApprove: true, isQueued: false })
  guide.core.target.write(open.doc, '혼자 먹는 사람')
  await does(() => now().change('IN_REVIEW'))
  expect(now()).toMatchObject({ state: 'IN_REVIEW', said: { by: 0 } })
  await does(() => now().change('APPROVED'))
  expect(now()).toMatchObject({ state: 'APPROVED', isChanged: false })

  await does(() => guide.core.target.write(open.doc, '둘이 먹는 사람'))
  expect(now().isChanged).toBe(true)
  await does(() => guide.core.target.write(open.doc, '혼자 먹는 사람'))
  expect(now().isChanged).toBe(false)

  await does(() => now().change('DRAFT'))
  expect(now()).toMatchObject({ state: 'DRAFT', said: null })
})

test('without write access nothing changes', async () => {
  const open = await show(true)
  expect(now().isOpen).toBe(false)
  await does(async () => expect(await now().change('IN_REVIEW')).toBe(false))
  expect(guide.approval.brandCorePurpose.read(open.doc)).toBeNull()
})

async function show(isReadOnly: boolean) {
  const open = documentAt(ref)
  await act(() =>
    render(
      <DocumentProvider brand={ref.brand} document="guide" account={null} isReadOnly={isReadOnly}>
        <Screen section={purpose ?? must()} />
      </DocumentProvider>,
      { container: host },
    ),
  )
  await act(() => vi.waitFor(() => expect(open.phase.get()).toBe('ready')))
  return open
}

function Screen({ section }: { section: Section }) {
  approval = useApproval(section)
  return null
}

function now(): SectionApproval {
  return approval ?? must()
}

function must(): never {
  throw new Error('it is not there')
}

/** Answers update once per animation frame. */
async function does(work: () => unknown) {
  await act(async () => {
    await work()
    await new Promise((done) => requestAnimationFrame(done))
  })
}
