import { useLingui } from '@lingui/react/macro'
import { useRoleWords } from '#kits/team/useRoleWords.ts'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import { isOfMany, kindOf } from '#model/document-kinds/names.ts'
import type { NoticeFacts } from '#model/notices/facts.ts'
import { sections } from '#model/workbook/sections.ts'
import type { ShownNotice } from './useNotices.ts'

/** Texts of the sync panel: for the reason of a sync state, and for the call of a queued command. */
export interface NoticeSpeech {
  sayReason(reason: string): string
  sayCall(name: string): string
}

export interface NoticeWords {
  readonly title: string
  /** '' where the title is enough. */
  readonly text: string
}

/**
 * Title and text of a notice: what happened, and what is safe or what to do. Names of people are those at the
 * time of the event.
 */
export function useNoticeWords({ sayReason, sayCall }: NoticeSpeech): (notice: ShownNotice) => NoticeWords {
  const { t } = useLingui()
  const roleWord = useRoleWords()
  const workbook = contentOf('workbook')
  const labelOf = (field: string) => {
    const { section, label } = fieldWords(workbook, field)
    return [section, label].filter(Boolean).join(' · ')
  }
  const sectionOf = (progress: string) => {
    const path = sections.find((section) => section.progress === progress)?.path ?? ''
    return workbook.sections[path]?.label ?? progress
  }
  const unsent = t`보내지 못한 변경이 있어요`
  const unnamed = t`이름 없는 사람`

  return ({ facts, brandName }) => {
    switch (facts.kind) {
      case 'mention': {
        const name = facts.name || unnamed
        return { title: t`${name} 님이 의견에서 불렀어요`, text: lineOf(facts) }
      }
      case 'reply': {
        const name = facts.name || unnamed
        return { title: t`${name} 님이 의견에 답했어요`, text: lineOf(facts) }
      }
      case 'reviewAsked': {
        const name = facts.name || unnamed
        return { title: t`${name} 님이 검토를 요청했어요`, text: sectionOf(facts.section) }
      }
      case 'approved': {
        const name = facts.name || unnamed
        return { title: t`${name} 님이 승인했어요`, text: sectionOf(facts.section) }
      }
      case 'memberJoined': {
        const name = facts.name || unnamed
        const role = roleWord(facts.role)
        return { title: t`${name} 님이 ${brandName}에 들어왔어요`, text: t`역할: ${role}` }
      }
      case 'roleChanged': {
        const role = roleWord(facts.role)
        return { title: t`${brandName}에서 내 역할이 바뀌었어요`, text: t`바뀐 역할: ${role}` }
      }
      case 'invited': {
        // The name is empty if the inviting person has closed their account.
        const { name, brandName: invitedTo } = facts
        const role = roleWord(facts.role)
        return {
          title: name ? t`${name} 님이 ${invitedTo}에 초대했어요` : t`${invitedTo}에 초대받았어요`,
          text: t`역할: ${role}`,
        }
      }
      case 'refusedField': {
        const what = labelOf(facts.field)
        return { title: unsent, text: t`${what}. 이 기기에는 안전하게 있어요.` }
      }
      case 'refusedDocument':
        return { title: unsent, text: sayReason(facts.reason) }
      case 'refusedCall': {
        const what = sayCall(facts.call)
        return { title: unsent, text: t`${what}. 이 기기에는 안전하게 있어요.` }
      }
      case 'uploaded': {
        const { count } = facts
        return { title: t`파일 ${count}개를 올렸어요`, text: t`기다리던 파일이 서버에 저장됐어요.` }
      }
      case 'taskStarted':
        return { title: t`디자이너가 작업을 시작했어요`, text: facts.title }
      case 'taskDelivered':
        return { title: t`디자이너 작업의 결과가 왔어요`, text: facts.title }
      case 'taskMessage':
        return { title: t`디자이너가 글을 남겼어요`, text: facts.title }
      case 'taskDeclined':
        return { title: t`의뢰가 취소됐어요`, text: facts.title }
      case 'priceRises':
        return {
          title: t`${brandName} 플랜의 가격이 올라요`,
          text: t`계속 쓰려면 다음 결제 전에 동의해 주세요.`,
        }
      case 'paymentRefused':
        return {
          title: t`${brandName} 플랜의 결제가 거절됐어요`,
          text: t`카드를 바꾸거나 다시 결제하면 그대로 쓸 수 있어요.`,
        }
      case 'planEnded':
        return {
          title: t`${brandName} 플랜이 끝났어요`,
          text: t`다시 구독하거나 무료 플랜으로 바꿀 수 있어요.`,
        }
      case 'plannerLate':
        return { title: t`올릴 시간이 지난 글이 있어요`, text: facts.title }
      case 'storageLow': {
        const { percent } = facts
        return {
          title: t`이 기기의 저장 공간이 거의 찼어요`,
          text: t`${percent}%를 썼어요. 만일에 대비해 사본을 받아 두세요.`,
        }
      }
    }
  }

  function lineOf({ document, field, excerpt }: Extract<NoticeFacts, { excerpt: string }>): string {
    const about = isOfMany(kindOf(document)) ? t`디자인` : labelOf(field)
    return [about, excerpt].filter(Boolean).join(' · ')
  }
}
