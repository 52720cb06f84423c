import { Navigate, useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState } from 'react'
import { listApplications, readCampaign } from '#contract/campaign.ts'
import { isOnline } from '#device/browser/network.ts'
import { type CampaignDraft, keepDraft, readDraft } from '#device/campaign/draft.ts'
import type { Application } from '#device/campaign/send-application.ts'
import { currentSession } from '#device/identity/session.ts'
import { rest } from '#device/rest/rest.ts'
import { useAnswer } from '#device/rest/useAnswer.ts'
import { loadContent } from '#device/words/content.ts'
import { withWords } from '#device/words/interface.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { AppliedNotice } from './AppliedNotice.tsx'
import { CampaignOver } from './CampaignOver.tsx'
import { type DraftFaults, faultsOf, firstFaultyStep, lastStep, stepIn } from './check-draft.ts'
import type { StepProps } from './step-props.ts'

const StoreStep = lazyComponent(async () => {
  const [part] = await Promise.all([
    withWords(import('./StoreStep.tsx'), 'campaign'),
    loadContent('reference'),
  ])
  return { default: part.StoreStep }
})
const GoalStep = lazyComponent(async () => {
  const [part] = await Promise.all([
    withWords(import('./GoalStep.tsx'), 'campaign'),
    loadContent('options-strategy'),
  ])
  return { default: part.GoalStep }
})
const PhotosStep = lazyComponent(async () => ({
  default: (await withWords(import('./PhotosStep.tsx'), 'campaign', 'device')).PhotosStep,
}))

/** The form for the free design in three steps. What is typed is kept on the device; the server decides who gets a place. */
export function CampaignForm({ param }: { param: string }) {
  const navigate = useNavigate()
  const campaign = useAnswer(() => rest(readCampaign))
  const own = useAnswer(() => readOwn())
  const [draft, setDraft] = useState(readDraft)
  const [sent, setSent] = useState<Application | null>(null)
  // Faults of a step are shown once somebody wanted to go on from it.
  const [checked, setChecked] = useState<readonly number[]>([])
  const form = useRef<HTMLFormElement>(null)
  const step = stepIn(param)

  function change(values: Partial<CampaignDraft>): void {
    setDraft((known) => {
      const next = { ...known, sentAs: null, ...values }
      keepDraft(next)
      return next
    })
  }
  if (step === null) return <Navigate to="/quest/event/$step" params={{ step: '0' }} replace />
  const applied =
    sent ?? own.answer?.find((application) => application.campaign === campaign.answer?.key) ?? null
  if (applied) return <AppliedNotice application={applied} isNew={sent !== null} />
  if (!campaign.answer && !campaign.failure && isOnline()) return <Skeleton lines={6} />
  if (campaign.answer && campaign.answer.state !== 'OPEN') return <CampaignOver campaign={campaign.answer} />

  const goTo = (to: number) => navigate({ to: '/quest/event/$step', params: { step: String(to) } })

  /** Whether the step can be left; else its first fault gets the focus. */
  function check(at: number): boolean {
    setChecked((known) => [...known, at])
    const faults = faultsOf(at, draft)
    focusFirst(form.current, faults)
    return Object.keys(faults).length === 0
  }
  /** Whether all can be sent; else the first step with a fault is shown. */
  function checkAll(): boolean {
    if (!check(lastStep)) return false
    const faulty = firstFaultyStep(draft)
    if (faulty === null) return true
    setChecked((known) => [...known, faulty])
    void goTo(faulty)
    return false
  }
  const props: StepProps = {
    draft,
    change,
    faults: checked.includes(step) ? faultsOf(step, draft) : {},
    form,
    onGoOn: () => {
      if (check(step)) void goTo(step + 1)
    },
  }
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      {step === 0 && <StoreStep {...props} />}
      {step === 1 && <GoalStep {...props} />}
      {step === 2 && (
        <PhotosStep
          {...props}
          check={checkAll}
          onSent={setSent}
          onRefused={() => {
            campaign.reload()
            own.reload()
          }}
        />
      )}
    </Suspense>
  )
}

async function readOwn() {
  if (currentSession() === null) return { ok: true, answer: [] as readonly Application[] } as const
  const result = await rest(listApplications)
  return result.ok ? { ok: true as const, answer: result.answer._embedded.applications } : result
}

function focusFirst(form: HTMLFormElement | null, faults: DraftFaults): void {
  const [first] = Object.keys(faults)
  const field = form?.querySelector<HTMLElement>(`[data-field=${first}]`)
  field?.querySelector<HTMLElement>('input, textarea, button')?.focus()
}
