import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { mostTags } from '#contract/drive.ts'
import { useDriveScope } from '#kits/drive/react/useDriveScope.ts'
import type { Drive, DriveTag } from '#kits/drive/rows/drive-file.ts'
import { useTellKept } from '#kits/library/useTellKept.ts'
import { cleanTag, tagLimit } from '#model/files/tag-name.ts'
import { nameKey } from '#model/files/take-name.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Checkbox } from '#ui/controls/Checkbox.tsx'
import { Form } from '#ui/controls/Form.tsx'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { Text } from '#ui/Text.tsx'
import type { FileItem } from '../view/drive-item.ts'
import styles from './Dialogs.module.css'

interface Props {
  drive: Drive
  tags: readonly DriveTag[]
  /** The files that get tags; none: the tags themselves are looked after. */
  files: readonly FileItem[]
  onClose: () => void
}

/** Tags of files: which they have, new ones, and those that are not needed any more. */
export default function TagsDialog({ drive, tags, files, onClose }: Props) {
  const { t } = useLingui()
  const tell = useTellKept()
  const scope = useDriveScope(drive)
  const id = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [leaving, setLeaving] = useState<Pick<DriveTag, 'key' | 'name'> | null>(null)
  const count = files.length
  const leavingName = leaving?.name ?? ''

  async function give(tag: string, isOn: boolean): Promise<void> {
    const { giveTags } = await import('#kits/drive/changes/file-actions.ts')
    for (const { file } of files) {
      if (file.tags.includes(tag) === isOn) continue
      const next = isOn ? [...file.tags, tag] : file.tags.filter((key) => key !== tag)
      if (!tell(await giveTags(file.key, next))) return
    }
  }

  async function create(): Promise<void> {
    const given = cleanTag(name) ?? ''
    const fault = faultOf(given)
    if (fault !== undefined) {
      setError(fault)
      return
    }
    if (!scope) return
    const { createTag } = await import('#kits/drive/changes/tag-actions.ts')
    const made = await createTag(scope, given)
    if (!tell(made)) return
    setName('')
    showToast({ tone: 'success', text: t`‘${given}’ 태그를 만들었어요` })
    if (made.ok && made.key !== undefined) await give(made.key, true)
  }

  async function remove(tag: Pick<DriveTag, 'key' | 'name'>): Promise<void> {
    const { name: tagName } = tag
    const { deleteTag } = await import('#kits/drive/changes/tag-actions.ts')
    if (tell(await deleteTag(tag.key))) showToast({ tone: 'success', text: t`‘${tagName}’ 태그를 지웠어요` })
  }

  function faultOf(given: string): string | undefined {
    if (name.trim() === '') return t`태그 이름을 적어 주세요.`
    if (given === '') return t`한글, 알파벳, 숫자만 입력 가능합니다.`
    if (tags.length >= mostTags)
      return t`태그는 ${mostTags}개까지 만들 수 있어요. 쓰지 않는 태그를 먼저 지워 주세요.`
    const isTaken = tags.some((tag) => nameKey(tag.name) === nameKey(given))
    return isTaken ? t`같은 이름의 태그가 이미 있어요.` : undefined
  }

  return (
    <>
      <Dialog
        isOpen
        size="sm"
        onClose={onClose}
        title={count === 0 ? <Trans>태그</Trans> : <Trans>파일 {count}개에 태그 달기</Trans>}
        closeLabel={t`닫기`}
        actions={
          <Button look="ink" onClick={onClose}>
            <Trans>다 했어요</Trans>
          </Button>
        }
      >
        {tags.length === 0 ? (
          <Text tone="soft">
            <Trans>아직 태그가 없어요. 아래에 이름을 적어 처음 만들어 보세요.</Trans>
          </Text>
        ) : (
          <ul className={styles.tags}>
            {tags.map(({ key, name: tagName }) => (
              <li key={key}>
                {count === 0 ? (
                  <span>{tagName}</span>
                ) : (
                  <Checkbox
                    checked={files.every(({ file }) => file.tags.includes(key))}
                    onCheck={(isOn) => void give(key, isOn)}
                  >
                    {tagName}
                  </Checkbox>
                )}
                <IconButton
                  size="small"
                  label={t`태그 ${tagName} 지우기`}
                  icon={<Icon of={X} size="small" />}
                  onClick={() => setLeaving({ key, name: tagName })}
                />
              </li>
            ))}
          </ul>
        )}
        <Form className={styles.create} onSubmit={() => void create()}>
          <TextField
            id={id}
            label={<Trans>새 태그</Trans>}
            value={name}
            error={error}
            maxLength={tagLimit}
            autoComplete="off"
            onText={(text) => {
              setName(text)
              setError(undefined)
            }}
          />
          <Button type="submit">
            <Trans>추가</Trans>
          </Button>
        </Form>
      </Dialog>
      <ConfirmDialog
        isOpen={leaving !== null}
        isDestructive
        title={t`‘${leavingName}’ 태그를 지울까요?`}
        closeLabel={t`닫기`}
        cancelLabel={<Trans>그대로 두기</Trans>}
        confirmLabel={<Trans>태그 지우기</Trans>}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          setLeaving(null)
          if (leaving) void remove(leaving)
        }}
      >
        <p>
          <Trans>이 태그를 단 파일은 그대로 있고, 태그만 모두에게서 없어져요.</Trans>
        </p>
      </ConfirmDialog>
    </>
  )
}
