import { useNavigate } from '@tanstack/react-router'
import type { DesignOrder } from './find-designs.ts'
import type { LibrarySearch } from './library-search.ts'
import { useViewSettings } from './view-settings.ts'

/** The order of designs: that of the address, as the specification has it, otherwise that which the device keeps. */
export function useLibraryOrder(
  search: LibrarySearch,
): readonly [order: DesignOrder, reorder: (next: DesignOrder) => void] {
  const navigate = useNavigate()
  const [view, setView] = useViewSettings()
  const { fieldName, direction, ...rest } = search
  const order: DesignOrder =
    fieldName === undefined
      ? view
      : { by: fieldName === 'name' ? 'name' : 'changedAt', isDown: direction !== 'ASC' }
  const reorder = (next: DesignOrder) => {
    setView(next)
    if (fieldName !== undefined) void navigate({ to: '.', search: rest, replace: true })
  }
  return [order, reorder]
}
