import type { EditorState, PanelName } from './editor-state.ts'

type Sides = Pick<EditorState, 'panel' | 'side' | 'sheet'>

/** Shows a panel; where it is shown already, closes it. */
export function togglePanel({ panel, side, sheet }: Sides, name: PanelName): void {
  const isShown = side.get() === 'panel' && panel.get() === name && sheet.get() !== 'closed'
  panel.set(isShown ? null : name)
  side.set('panel')
  sheet.set(isShown ? 'closed' : opened(sheet.get()))
}

/** Shows a panel, also where it is shown already or where the sheet is closed. */
export function openPanel({ panel, side, sheet }: Sides, name: PanelName): void {
  panel.set(name)
  side.set('panel')
  sheet.set(opened(sheet.get()))
}

/** Shows the properties in place of the panel, where there is room for one of them; closes them where they are shown. */
export function toggleProperties({ side, sheet }: Sides): void {
  const isShown = side.get() === 'properties' && sheet.get() !== 'closed'
  side.set('properties')
  sheet.set(isShown ? 'closed' : opened(sheet.get()))
}

/** Follows a selection: what is selected is shown, but a closed sheet stays closed, and the list of layers where it is. */
export function showSelected({ panel, side }: Sides): void {
  if (panel.get() !== 'layers') side.set('properties')
}

function opened(height: ReturnType<Sides['sheet']['get']>) {
  return height === 'closed' ? 'usual' : height
}
