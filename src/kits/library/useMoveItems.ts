import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/overlays/toasts.ts'
import { canMoveInto, type Folder } from './folders.ts'

interface Movable {
  readonly id: string
  readonly type: string
  readonly name: string
}

interface Library<Item> {
  readonly folders: readonly Folder[]
  /** The key of the folder that an item is in; null: the top. */
  placeOf(item: Item): string | null
  /** Queues the moves and tells where it cannot; answers whether it has. */
  put(items: readonly Item[], target: string | null): Promise<boolean>
}

/** Moves items into a folder, or to the top, and offers to move them back. Those that are already there stay. */
export function useMoveItems<Item extends Movable>({ folders, placeOf, put }: Library<Item>) {
  const { t } = useLingui()
  return async (items: readonly Item[], target: string | null): Promise<void> => {
    const moving = items.filter((item) => placeOf(item) !== target)
    const [first] = moving
    if (!first) return
    const inFolders = moving.filter(({ type }) => type === 'folder').map(({ id }) => id)
    if (!canMoveInto(folders, inFolders, target)) {
      showToast({ tone: 'error', text: t`폴더를 그 폴더 안으로 옮길 수는 없어요.` })
      return
    }
    const before = Map.groupBy(moving, placeOf)
    if (!(await put(moving, target))) return
    const place = folders.find(({ key }) => key === target)?.name
    const { name } = first
    const count = moving.length
    const toTop = count === 1 ? t`‘${name}’ 항목을 맨 위로 옮겼어요` : t`${count}개를 맨 위로 옮겼어요`
    const toPlace =
      count === 1
        ? t`‘${name}’ 항목을 ‘${place}’ 폴더로 옮겼어요`
        : t`${count}개를 ‘${place}’ 폴더로 옮겼어요`
    const putBack = async () => {
      for (const [from, back] of before) if (!(await put(back, from))) return
    }
    showToast({
      tone: 'success',
      text: place === undefined ? toTop : toPlace,
      action: { label: t`실행 취소`, onPress: () => void putBack() },
    })
  }
}
