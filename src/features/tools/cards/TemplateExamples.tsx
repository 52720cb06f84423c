import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import styles from './CardExample.module.css'

const Dressed = lazyComponent(() => import('./DressedTemplates.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <span className={styles.templates} />,
  ifFailed: 'nothing',
})

/** Templates of the market in the look of the brand; drawn after the first content, by a worker. */
export function TemplateExamples() {
  return <Dressed />
}
