import { useNavigate } from '@tanstack/react-router'

/** Address of the editor of a design, by the id in the address of its screen. */
export function editorAddress(id: string): string {
  return `/editor?${new URLSearchParams({ idTemplate: id })}`
}

/** An installed app on a tablet has one window alone. */
function isOneWindow(): boolean {
  return matchMedia('(display-mode: standalone) and (pointer: coarse)').matches
}

/**
 * Opens the editor of a design in a window of its own, or in this one where there is no other; answers whether this window
 * stays where it is.
 */
export function useOpenEditor(): (id: string) => boolean {
  const navigate = useNavigate()
  return (id) => {
    if (!isOneWindow() && window.open(editorAddress(id)) !== null) return true
    void navigate({ to: '/editor', search: { idTemplate: id } })
    return false
  }
}
