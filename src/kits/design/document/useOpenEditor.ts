import { useNavigate } from '@tanstack/react-router'

/** What the editor begins with. `ai`: layouts of what is typed; `resize`: the choice of another size. */
type EditorMode = 'ai' | 'resize'

/** Address of the editor of a design, by the id in the address of its screen. */
export function editorAddress(id: string, mode?: EditorMode): string {
  return `/editor?${new URLSearchParams({ idTemplate: id, ...(mode && { mode }) })}`
}

/** An installed app on a tablet has one window alone. */
function isOneWindow(): boolean {
  return matchMedia('(display-mode: standalone) and (pointer: coarse)').matches
}

/**
 * Opens the editor of a design in a window of its own, or in this one where there is no other; answers whether this window
 * stays where it is.
 */
export function useOpenEditor(): (id: string, mode?: EditorMode) => boolean {
  const navigate = useNavigate()
  return (id, mode) => {
    if (!isOneWindow() && window.open(editorAddress(id, mode)) !== null) return true
    void navigate({ to: '/editor', search: { idTemplate: id, ...(mode && { mode }) } })
    return false
  }
}
