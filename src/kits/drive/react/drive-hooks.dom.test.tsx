import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import type { DriveFileRow, DriveFolderRow } from '../rows/drive-row.ts'
import { noteDriveState } from '../rows/drive-state.ts'
import { driveStore } from '../rows/drive-store.ts'
import { useDriveFolder } from './useDriveFolder.ts'
import { useDriveSearch } from './useDriveSearch.ts'
import { useDriveState } from './useDriveState.ts'
import { useDriveTags } from './useDriveTags.ts'
import { useDriveTrash } from './useDriveTrash.ts'
import { useFolderPath } from './useFolderPath.ts'
import { useKeptFolders } from './useKeptFolders.ts'
import { useStorage } from './useStorage.ts'
import { useUploads } from './useUploads.ts'

const idAccount = 7
const brand = 5
const store = driveStore(idAccount)
let host: HTMLElement

beforeEach(async () => {
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(brand)
  host = document.body.appendChild(document.createElement('div'))
  await store.driveFolders.bulkPut([
    folder('summer', null, '여름 촬영'),
    folder('beach', 'summer', '바다'),
    folder('old', null, '지난 것', 9),
  ])
  await store.driveFiles.bulkPut([
    file('logo', null, '로고.png'),
    { ...file('wave', 'beach', '파도.png'), tags: ['best'] },
    file('draft', null, '초안.png', 9),
    file('inside', 'old', '옛 로고.png', 9),
  ])
  await store.driveTags.put({ key: 'best', brand, drive: 'BRAND', idTag: 1, name: '대표' })
  await store.keptFolders.put({ key: 'beach', brand })
  await noteDriveState({ idAccount, brand, drive: 'BRAND' }, { at: 12, used: 30, allowed: 100 })
})

afterEach(async () => {
  cleanup()
  await Promise.all(store.tables.map((table) => table.clear()))
  openBrand(null)
  endSession()
})

test('a folder, the trash, a search by initial consonants and the way to a folder are read without a network', async () => {
  render(<Screen />, { container: host })
  await shows('top: 여름 촬영, 로고.png')
  await shows('beach: 파도.png')
  await shows('trash: 지난 것, 초안.png')
  await shows('found: 로고.png')
  await shows('tagged: 파도.png')
  await shows('path: 여름 촬영/바다')
  await shows('tags: 대표')
  await shows('kept: beach')
  await shows('at 12, 30 of 100, 0 queued, 0 uploads')
})

test('a change of the tables shows at once', async () => {
  render(<Screen />, { container: host })
  await shows('top: 여름 촬영, 로고.png')
  await store.driveFiles.update('logo', { folder: 'beach' })
  await shows('beach: 로고.png, 파도.png')
})

test('a brand without an account has an empty drive', async () => {
  openBrand('local-1')
  render(<Screen />, { container: host })
  await shows('top: |')
  await shows('0 uploads')
})

function Screen() {
  const top = useDriveFolder('BRAND', null)
  const beach = useDriveFolder('BRAND', 'beach')
  const trash = useDriveTrash('BRAND')
  const found = useDriveSearch('BRAND', 'ㄹㄱ', null)
  const tagged = useDriveSearch('BRAND', '', 'best')
  const path = useFolderPath('BRAND', 'beach')
  const tags = useDriveTags('BRAND')
  const kept = useKeptFolders()
  const state = useDriveState('BRAND')
  const room = useStorage()
  const uploads = useUploads()
  return (
    <p>
      top: {namesOf(top)}| beach: {namesOf(beach)}| trash: {namesOf(trash)}| found: {namesOf(found)}| tagged:{' '}
      {namesOf(tagged)}| path: {path?.map(({ name }) => name).join('/')}| tags:{' '}
      {tags?.map(({ name }) => name).join()}| kept: {[...(kept ?? [])].join()}| at {state?.at}, {room?.used}{' '}
      of {room?.allowed}, {room?.queued} queued, {uploads?.uploads.length} uploads
    </p>
  )
}

interface Named {
  readonly name: string
}

function namesOf(contents?: {
  readonly folders: readonly Named[]
  readonly files: readonly Named[]
}): string {
  return [...(contents?.folders ?? []), ...(contents?.files ?? [])]
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'ko'))
    .sort((a, b) => Number(a.includes('.')) - Number(b.includes('.')))
    .join(', ')
}

async function shows(text: string): Promise<void> {
  await vi.waitFor(() => expect(host.textContent).toContain(text))
}

function folder(
  key: string,
  parent: string | null,
  name: string,
  trashedAt: number | null = null,
): DriveFolderRow {
  return { key, brand, drive: 'BRAND', parent, idDirectory: 1, name, createdAt: 1, trashedAt }
}

function file(key: string, at: string | null, name: string, trashedAt: number | null = null): DriveFileRow {
  const facts = { type: 'image/png', size: 10, width: 1, height: 1, tags: [], url: null, sha256: null }
  const rest = { idFile: 1, idAccount, createdAt: 1, trashedAt, locked: false }
  return { key, brand, drive: 'BRAND', folder: at, name, ...facts, ...rest }
}
