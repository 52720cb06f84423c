import { Trans, useLingui } from '@lingui/react/macro'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useRef, useState } from 'react'
import type { Doc } from 'yjs'
import { restoreVersion } from '#contract/history.ts'
import { mayCall } from '#contract/may-call.ts'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocument, useDocumentView } from '#engine/documents/react/useDocument.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import { type DocumentName, kindOf, traitsOf } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { type Answers, readAnswers } from '#model/fields/answers.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { dismissToast, showToast } from '#ui/overlays/toasts.ts'
import { Row } from '#ui/Stack.tsx'
import {
  askRestore,
  askVersion,
  type CallResult,
  type Version,
  type VersionScope,
} from '../calls/versions.ts'
import { DifferenceRow } from '../differences/DifferenceRow.tsx'
import { type Difference, readDifferences } from '../differences/differences.ts'
import { restore } from '../restore/restore.ts'
import { NameForm } from './NameForm.tsx'
import { useVersionWords } from './useVersionWords.ts'
import styles from './VersionPreview.module.css'

interface Props {
  scope: VersionScope
  version: Version
  /** Whether the list is the one stored on this device, because the server did not answer, or has not yet. */
  isStored: boolean
  onChanged: () => void
}

/** Differences between a version and the current state, with buttons that restore all or single fields. */
export function VersionPreview({ scope, version, isStored, onChanged }: Props) {
  const { t } = useLingui()
  const words = useVersionWords()
  const [isNaming, setIsNaming] = useState(false)
  const { state, failure, ask } = useVersionState(scope, version.idVersion)
  const refusal = useRefusal(scope.document, isStored)
  const now = useAnswers()
  const bringBack = useBringBack(scope, version, onChanged)
  const differences = state ? readDifferences(fieldsOf(scope.document), now, state.answers) : []
  const expires = version.expiresAt === null ? null : words.moment(version.expiresAt)
  const kind = words.kind(version)
  const who = words.who(version)
  const rename = async (name: string | null): Promise<CallResult<null>> => {
    if (!(await queueName(scope, version.idVersion, name))) {
      const message = t`이 기기에 저장하지 못했어요. 인터넷에 연결한 뒤 다시 시도해 주세요.`
      return { ok: false, isOffline: false, message }
    }
    setIsNaming(false)
    return { ok: true, answer: null }
  }
  return (
    <section aria-label={words.title(version)}>
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>{words.title(version)}</h2>
          <p className={styles.facts}>
            {[kind, version.name === null ? null : words.moment(version.createdAt), who]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {expires !== null && (
            <p className={styles.facts}>
              <Trans>{expires}까지 보관해요</Trans>
            </p>
          )}
        </div>
        {!isNaming && (
          <Row gap={2} isWrapped>
            <Button onClick={() => setIsNaming(true)}>
              {version.name === null ? <Trans>이름 붙이기</Trans> : <Trans>이름 바꾸기</Trans>}
            </Button>
            {differences.length > 0 && (
              <Button
                look="ink"
                icon={<Icon of={RotateCcw} />}
                disabledReason={refusal ?? undefined}
                reasonAt="hidden"
                onClick={() => void bringBack(null)}
              >
                <Trans>이 버전으로 되돌리기</Trans>
              </Button>
            )}
          </Row>
        )}
      </header>
      {isNaming && (
        <NameForm
          label={t`버전 이름`}
          initial={version.name ?? ''}
          onGive={rename}
          onRemove={version.name === null ? undefined : () => rename(null)}
          onCancel={() => setIsNaming(false)}
        />
      )}
      {refusal !== null && !isNaming && <p className={styles.refusal}>{refusal}</p>}
      {failure !== null ? (
        <div className={styles.note}>
          <p>{failure}</p>
          <Button size="small" onClick={ask}>
            <Trans>다시 해 보기</Trans>
          </Button>
        </div>
      ) : state === null ? (
        <div className={styles.note}>
          <Skeleton lines={5} />
        </div>
      ) : differences.length === 0 ? (
        <p className={styles.note}>
          <Trans>지금과 같아요. 되돌릴 것이 없어요.</Trans>
        </p>
      ) : (
        <Differences
          differences={differences}
          refusal={refusal}
          onBringBack={(path) => void bringBack(path)}
        />
      )}
    </section>
  )
}

/** The command brings the device's tables, so it is loaded when it is needed. False where nothing could be queued. */
async function queueName(
  { idBrand, document }: VersionScope,
  idVersion: number,
  name: string | null,
): Promise<boolean> {
  try {
    const { renameCommand } = await import('../commands/rename-version.ts')
    const input = { params: { document, idVersion }, body: { name } }
    return (await queueCommand(renameCommand, input, idBrand)).ok
  } catch (cause) {
    console.warn('the command cannot be loaded', cause)
    return false
  }
}

interface DifferencesProps {
  differences: readonly Difference[]
  refusal: string | null
  onBringBack: (path: string) => void
}

/** Grouped by section. */
function Differences({ differences, refusal, onBringBack }: DifferencesProps) {
  const { t } = useLingui()
  const words = contentOf('workbook')
  const count = differences.length
  const groups = new Map<string, Difference[]>()
  for (const difference of differences) {
    const { section } = fieldWords(words, difference.path)
    groups.set(section, [...(groups.get(section) ?? []), difference])
  }
  return (
    <>
      <p className={styles.legend}>
        <Trans>
          지금과 {count}곳이 달라요. <del>지금의 말</del>을 <ins>이 버전의 말</ins>로 되돌려요.
        </Trans>
      </p>
      {[...groups].map(([section, ofSection]) => (
        <section key={section} className={styles.group}>
          <h3>{section || t`그 밖의 것`}</h3>
          {ofSection.map((difference) => (
            <DifferenceRow
              key={`${difference.kind}:${difference.path}`}
              difference={difference}
              refusal={refusal}
              onBringBack={onBringBack}
            />
          ))}
        </section>
      ))}
    </>
  )
}

/** Why nothing can be restored here, as text; null where it can. */
function useRefusal(name: DocumentName, isStored: boolean): string | null {
  const { t } = useLingui()
  const { brand, isEditable } = useDocument()
  const role = useBrandRole(brand)
  if (!traitsOf(name).isRestorable) return t`이 문서의 버전은 볼 수만 있어요.`
  if (role !== null && !mayCall(restoreVersion, role))
    return t`되돌리기는 소유자와 관리자가 할 수 있어요. 필요하면 의견으로 부탁해 주세요.`
  if (isStored) return t`되돌리려면 인터넷에 연결되어야 해요.`
  if (!isEditable) return t`문서를 여는 중이라 아직 되돌릴 수 없어요.`
  return null
}

/**
 * Asks the server first, which saves the current state as a version, and then edits the document here: one
 * undo step that merges with concurrent changes.
 */
function useBringBack(scope: VersionScope, version: Version, onChanged: () => void) {
  const { t } = useLingui()
  const { document } = useDocumentView(kindOf(scope.document))
  const last = useRef<number | null>(null)
  const failed = t`되돌리지 못했어요. 내용은 그대로예요. 잠시 뒤 다시 해 주세요.`
  const offline = t`인터넷에 연결되어야 되돌릴 수 있어요. 내용은 그대로예요.`
  return async (path: string | null) => {
    const asked = await askRestore(scope, version.idVersion)
    if (!asked.ok) {
      showToast({ tone: 'error', text: asked.isOffline ? offline : asked.message || failed })
      return
    }
    const then = await openVersion(scope.document, asked.answer)
    const done = document.edit((doc) => {
      restore(doc, then.doc, fieldsOf(scope.document), (one) => path === null || one === path)
      return true
    })
    then.doc.destroy()
    if (done) {
      // Undo reverts the last step only, so the toast of an earlier step has to go.
      if (last.current !== null) dismissToast(last.current)
      last.current = showToast({
        tone: 'success',
        text: path === null ? t`이 버전으로 되돌렸어요` : t`한 칸을 되돌렸어요`,
        action: { label: t`실행 취소`, onPress: document.undo },
      })
    } else showToast({ tone: 'error', text: failed })
    onChanged()
  }
}

interface Opened {
  readonly state: VersionState | null
  readonly failure: string | null
}

function useVersionState({ idBrand, document }: VersionScope, idVersion: number) {
  const { t } = useLingui()
  const [opened, setOpened] = useState<Opened>({ state: null, failure: null })
  const [round, setRound] = useState(0)
  const offline = t`버전의 내용은 서버에 있어요. 인터넷에 연결되면 볼 수 있어요.`
  const damaged = t`이 버전을 열지 못했어요. 다른 버전은 열 수 있어요.`
  useEffect(() => {
    let isOver = false
    let state: VersionState | null = null
    const open = async () => {
      const asked = await askVersion({ idBrand, document }, idVersion)
      if (!asked.ok) return { state: null, failure: asked.isOffline ? offline : asked.message || damaged }
      return { state: await openVersion(document, asked.answer), failure: null }
    }
    const show = (next: Opened) => {
      state = next.state
      if (isOver) state?.doc.destroy()
      else setOpened(next)
    }
    open().then(show, () => show({ state: null, failure: damaged }))
    return () => {
      isOver = true
      state?.doc.destroy()
    }
  }, [idBrand, document, idVersion, round, offline, damaged])
  return { ...opened, ask: () => setRound(round + 1) }
}

interface VersionState {
  readonly doc: Doc
  readonly answers: Answers
}

/** Loads a version, stored as a Yjs update of format V2 in base64, into a document to read from. */
async function openVersion(name: DocumentName, state: string): Promise<VersionState> {
  const Y = await import('yjs')
  const doc = new Y.Doc()
  Y.applyUpdateV2(
    doc,
    Uint8Array.from(atob(state), (byte) => byte.charCodeAt(0)),
  )
  return { doc, answers: readAnswers(fieldsOf(name), doc) }
}
