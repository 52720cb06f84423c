import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { type DocumentName, mainDocument } from '#model/document-kinds/names.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'

const ActionButtons = lazyComponent(() => import('./ActionButtons.tsx'), {
  when: afterFirstContentPaint,
})

/** Actions of a guide page. */
export function GuideActions({ document = mainDocument }: { document?: DocumentName }) {
  return <ActionButtons document={document} />
}
