import { keep, readKept } from '#engine/browser/local-storage.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import type { DriveOrder, SortBy } from './find-items.ts'

/** How a person looks at drives, on this device. */
export interface ViewSettings extends DriveOrder {
  readonly look: 'grid' | 'list'
}

const key = 'saegim-drive-view'
const usual: ViewSettings = { look: 'grid', by: 'createdAt', isDown: true }
const sorts: readonly SortBy[] = ['name', 'createdAt', 'size', 'kind']

const settings = createWatched<ViewSettings>(read())

export function useViewSettings(): [ViewSettings, (next: Partial<ViewSettings>) => void] {
  const current = useWatched(settings)
  const change = (next: Partial<ViewSettings>) => {
    const all = { ...current, ...next }
    settings.set(all)
    keep(key, JSON.stringify(all))
  }
  return [current, change]
}

function read(): ViewSettings {
  try {
    const { look, by, isDown } = JSON.parse(readKept(key) ?? '{}') as Partial<ViewSettings>
    return {
      look: look === 'list' ? 'list' : usual.look,
      by: sorts.find((sort) => sort === by) ?? usual.by,
      isDown: isDown ?? usual.isDown,
    }
  } catch {
    return usual
  }
}
