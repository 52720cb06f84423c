import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { DeveloperFrame, Specimen } from '../DeveloperFrame.tsx'
import { IconGrid } from './IconGrid.tsx'
import styles from './IconPage.module.css'
import { findIcons } from './icons.ts'
import { OwnMarks } from './OwnMarks.tsx'

const sizes = ['small', 'normal', 'large'] as const

/** Every icon that the product imports, found by name, and the marks that it draws itself. */
export function IconPage() {
  const { t } = useLingui()
  const [query, setQuery] = useState('')
  const found = findIcons(query)
  return (
    <DeveloperFrame
      title={<Trans>아이콘</Trans>}
      note={<Trans>제품이 쓰는 아이콘이에요. 누르면 불러오는 코드를 복사해요.</Trans>}
    >
      <Specimen name="Icon">
        <div className={styles.sizes}>
          {sizes.map((size) => (
            <span key={size}>
              <Icon of={Search} size={size} />
              <code translate="no">{size}</code>
            </span>
          ))}
        </div>
        <TextField
          label={t`이름으로 찾기`}
          type="search"
          start={<Icon of={Search} size="small" />}
          value={query}
          maxLength={40}
          onText={setQuery}
        />
        <Text role="status" tone="soft">
          <Plural value={found.length} other="#개" />
        </Text>
        <IconGrid icons={found} />
      </Specimen>
      <OwnMarks />
    </DeveloperFrame>
  )
}
