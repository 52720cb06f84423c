import { keep, readKept } from '#engine/browser/local-storage.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'

/** How a person looks at a library, on this device. `By`: what its items are ordered by. */
export interface ViewSettings<By extends string> {
  readonly look: 'grid' | 'list'
  readonly by: By
  readonly isDown: boolean
}

export interface KeptView<By extends string> {
  readonly settings: Watched<ViewSettings<By>>
  change(next: Partial<ViewSettings<By>>): void
}

/** Settings that the device keeps under `key`. What it does not know there is as `usual`. */
export function keepView<By extends string>(
  key: string,
  usual: ViewSettings<By>,
  orders: readonly By[],
): KeptView<By> {
  const settings = createWatched(read())
  return {
    settings,
    change(next) {
      const all = { ...settings.get(), ...next }
      settings.set(all)
      keep(key, JSON.stringify(all))
    },
  }

  function read(): ViewSettings<By> {
    try {
      const { look, by, isDown } = JSON.parse(readKept(key) ?? '{}') as Partial<ViewSettings<By>>
      return {
        look: look === 'list' ? 'list' : usual.look,
        by: orders.find((order) => order === by) ?? usual.by,
        isDown: isDown ?? usual.isDown,
      }
    } catch {
      return usual
    }
  }
}

export function useKeptView<By extends string>({ settings, change }: KeptView<By>) {
  return [useWatched(settings), change] as const
}
