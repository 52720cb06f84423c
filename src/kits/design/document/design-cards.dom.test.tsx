import 'fake-indexeddb/auto'
import '#engine/browser/page-translation.fixture.ts'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { newDesignRow } from '../reads/design-changes.ts'
import { useDesignThumbnail } from './useDesignThumbnail.ts'
import { useStoredBody } from './useStoredBody.ts'

const brand = 14
const rows = Array.from({ length: 30 }, () => {
  const document = documentName('design', freshKey())
  return { ...newDesignRow({ document }), thumbnail: `/api/v1/brand/document/${document}/thumbnail?drawn=1` }
})

let host: HTMLElement
/** Addresses that were asked for. */
let asked: string[]
let bodies: Map<string, unknown>

beforeEach(() => {
  startSession({ idAccount: 9, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(brand)
  asked = []
  bodies = new Map()
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({}, { status: 404 })
  })
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  endSession()
  openBrand(null)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the names of what is on the device are read once for all cards that appear together', async () => {
  const read = vi.spyOn(indexedDB, 'databases')
  await act(() =>
    render(
      rows.map((row) => <Stored key={row.document} row={row} />),
      { container: host },
    ),
  )
  await vi.waitFor(() => expect(new Set(bodies.values())).toEqual(new Set([null])))
  expect([bodies.size, read.mock.calls.length]).toEqual([rows.length, 1])
})

test('no picture is asked for while the list is scrolled, and then those of the cards that are left', async () => {
  const [first, last] = [rows.slice(0, 15), rows.slice(15)]
  dispatchEvent(new Event('scroll'))
  await act(() =>
    render(
      first.map((row) => <Drawn key={row.document} row={row} />),
      { container: host },
    ),
  )
  dispatchEvent(new Event('scroll'))
  await act(() =>
    render(
      last.map((row) => <Drawn key={row.document} row={row} />),
      { container: host },
    ),
  )
  expect(asked).toEqual([])
  await vi.waitFor(() => expect(asked.length).toBe(last.length))
  expect(asked.every((address) => last.some(({ document: name }) => isAbout(address, name)))).toBe(true)
})

function isAbout(address: string, name: string): boolean {
  return decodeURIComponent(address).includes(name)
}

interface Props {
  readonly row: (typeof rows)[number]
}

function Stored({ row }: Props) {
  bodies.set(row.document, useStoredBody(brand, row.document))
  return null
}

function Drawn({ row }: Props) {
  useDesignThumbnail(brand, row, true)
  return null
}
