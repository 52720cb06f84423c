import { Trans, useLingui } from '@lingui/react/macro'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useList } from '#engine/documents/react/useList.ts'
import { planner } from '#model/documents/planner.ts'
import { cutText } from '#model/text/cut-text.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Note, Text } from '#ui/Text.tsx'
import styles from './Parts.module.css'

interface Props {
  /** Those of the entry. */
  tags: readonly string[]
  onTake: (tags: readonly string[]) => void
  onClose: () => void
}

const longestName = 40

/** The sets of hashtags of the brand: to take one, to make one of those of the entry, to delete one. */
export default function HashtagSets({ tags, onTake, onClose }: Props) {
  const { t } = useLingui()
  const sets = useList(planner.planner.hashtagSets)
  const [name, setName] = useState('')
  const save = () => {
    const clean = cutText(name.trim().toWellFormed(), longestName)
    if (clean === '' || sets.add({ name: clean, tags }) === null) return
    setName('')
  }
  return (
    <Dialog isOpen title={t`해시태그 묶음`} closeLabel={t`닫기`} size="sm" onClose={onClose}>
      {sets.items.length === 0 ? (
        <Note>
          <Trans>아직 묶음이 없어요. 자주 쓰는 해시태그를 이름 하나로 모아 두세요.</Trans>
        </Note>
      ) : (
        <ul className={styles.sets}>
          {sets.items.map((set) => {
            const of = set.tags ?? []
            const label = set.name ?? t`이름 없는 묶음`
            return (
              <li key={set.key} className={styles.set}>
                <span className={styles.about}>
                  <b>{label}</b>
                  <Text as="small" tone="soft" size="small">
                    {of.map((tag) => `#${tag}`).join(' ')}
                  </Text>
                </span>
                <Button
                  size="small"
                  aria-label={t`넣기: ${label}`}
                  onClick={() => {
                    onTake(of)
                    onClose()
                  }}
                >
                  <Trans>넣기</Trans>
                </Button>
                <IconButton
                  size="small"
                  label={t`${label} 지우기`}
                  icon={<Icon of={Trash2} size="small" />}
                  onClick={() => sets.remove(set.key)}
                />
              </li>
            )
          })}
        </ul>
      )}
      {tags.length > 0 && (
        <Form className={styles.save} onSubmit={save}>
          <TextField
            label={t`지금 해시태그를 묶음으로`}
            placeholder={t`묶음 이름`}
            value={name}
            maxLength={longestName}
            onText={setName}
          />
          <Button type="submit" disabledReason={sets.isFull() ? t`묶음은 50개까지 둘 수 있어요` : undefined}>
            <Trans>모아 두기</Trans>
          </Button>
        </Form>
      )}
    </Dialog>
  )
}
