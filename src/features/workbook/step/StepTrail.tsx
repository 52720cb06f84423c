import { Trans, useLingui } from '@lingui/react/macro'
import { contentOf } from '#kits/words/content.ts'
import type { Section } from '#model/workbook/sections.ts'
import { Breadcrumb } from '#ui/controls/Breadcrumb.tsx'
import styles from './StepTrail.module.css'

/** Breadcrumb of the workbook that the section belongs to. */
export default function StepTrail({ section }: { section: Section }) {
  const { t } = useLingui()
  const { depth1, depth2 } = contentOf('workbook').sections[section.path] ?? { depth1: '', depth2: '' }
  return (
    <Breadcrumb
      label={t`위치`}
      items={[
        { key: 'depth1', label: depth1 },
        { key: 'depth2', label: depth2 },
        {
          key: 'workbook',
          label: (
            <Trans>
              <span className={styles.again}>{depth2}</span> 워크북
            </Trans>
          ),
        },
      ]}
    />
  )
}
