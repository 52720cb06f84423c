import { keep, readKept } from '#engine/browser/local-storage.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import type { DesignOrder } from './find-designs.ts'

/** How a person looks at designs, on this device. */
export interface ViewSettings extends DesignOrder {
  readonly look: 'grid' | 'list'
}

const key = 'saegim-design-view'
const usual: ViewSettings = { look: 'grid', by: 'changedAt', isDown: true }

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
      by: by === 'name' ? by : usual.by,
      isDown: isDown ?? usual.isDown,
    }
  } catch {
    return usual
  }
}
