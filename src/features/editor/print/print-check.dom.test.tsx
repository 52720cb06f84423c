import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { design } from '#model/documents/design.ts'
import type { Body } from '#scene/body/body.ts'
import { boxLayer, type OpenEditor, openEditor } from '../editor.fixture.tsx'
import { usePrintCheck } from './usePrintCheck.ts'

const looks = vi.hoisted(() => [] as { name: string; end: () => void; next: () => Promise<void> }[])
vi.mock('#kits/design/export/draw-for-export.ts', () => ({
  inspectForExport: (body: Body, _: unknown, betweenPages: () => Promise<void>) =>
    new Promise((resolve) => {
      looks.push({
        name: body.name,
        end: () => resolve({ drawings: [], missing: [] }),
        next: betweenPages,
      })
    }),
}))

let editor: OpenEditor | null = null
afterEach(async () => {
  await editor?.close()
  editor = null
  looks.length = 0
})

function Check() {
  usePrintCheck()
  return null
}

async function open() {
  editor = await openEditor(<Check />, [boxLayer('b')])
  await vi.waitFor(() => expect(looks).toHaveLength(1))
  return editor.document
}

test('of changes during a look only the last one is looked at, after it', async () => {
  const document = await open()
  for (const name of ['하나', '둘', '셋']) await act(async () => document.choose(design.design.title, name))
  expect(looks).toHaveLength(1)
  await act(async () => looks[0]?.end())
  await vi.waitFor(() => expect(looks.map(({ name }) => name)).toEqual(['가을 찻상', '셋']))
})

test('a look ends at the next page once the dialog is closed', async () => {
  await open()
  await expect(looks[0]?.next()).resolves.toBeUndefined()
  await editor?.close()
  editor = null
  await expect(looks[0]?.next()).rejects.toThrow('closed')
})
