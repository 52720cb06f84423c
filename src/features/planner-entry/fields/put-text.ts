import { spliceBetween } from '#model/fields/plain-text.ts'

/**
 * Makes a field show a text. Where it has the focus, by the smallest change: a caret stays between the letters where it was, and
 * is behind the new ones where those are gone.
 */
export function putText(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (field.value === text) return
  if (field !== document.activeElement) {
    field.value = text
    return
  }
  const isCaret = field.selectionStart === field.selectionEnd
  const { index, remove, insert } = spliceBetween(field.value, text)
  field.setRangeText(insert, index, index + remove, 'preserve')
  // The letters that replace those around a caret would be selected.
  if (isCaret) field.setSelectionRange(field.selectionEnd, field.selectionEnd)
}
