import { Navigate, useNavigate } from '@tanstack/react-router'
import { Suspense, useDeferredValue, useRef, useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { listApplications, readCampaign } from '#contract/campaign.ts'
import { useSession } from '#engine/identity/session.ts'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { loadContent } from '#kits/words/content.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { AppliedNotice } from './AppliedNotice.tsx'
import { applicationsRead, campaignRead } from './campaign-reads.ts'
import { type DraftFaults, faultsOf, firstFaultyStep, lastStep, stepIn } from './check-draft.ts'
import { type CampaignDraft, emptyDraft, keepDraft, readDraft, wasDraftSent } from './draft.ts'
import { StoreStep } from './StoreStep.tsx'
import type { Application } from './send-application.ts'
import type { StepProps } from './step-props.ts'

const GoalStep = lazyComponent(async () => {
  const [part] = await Promise.all([import('./GoalStep.tsx'), loadContent('options-strategy')])
  return { default: part.GoalStep }
})
const PhotosStep = lazyComponent(async () => ({
  default: (await import('./PhotosStep.tsx')).PhotosStep,
}))

/** Most people who come to the form can apply. */
const CampaignOver = lazyComponent(async () => ({
  default: (await import('./CampaignOver.tsx')).CampaignOver,
}))

/**
 * The form for the free design in three steps. What is typed is kept on the device; the server decides who gets a place.
 * The form never waits for the server: it is shown until the server says that one cannot apply.
 */
export function CampaignForm({ param }: { param: string }) {
  const navigate = useNavigate()
  const isSignedIn = useSession().session !== null
  const campaign = useCachedRead(campaignRead)
  const own = useCachedRead(applicationsRead)
  const [draft, setDraft] = useState(readDraft)
  const [sent, setSent] = useState<Application | null>(null)
  // Faults of a step are shown once the applicant tried to go on from it.
  const [checked, setChecked] = useState<readonly number[]>([])
  const form = useRef<HTMLFormElement>(null)
  const step = stepIn(param)
  // Deferred: the form stays until what says that it is over is loaded, so that the page is never without its heading.
  const isOver = useDeferredValue(campaign.data !== null && campaign.data.state !== 'OPEN')

  function change(values: Partial<CampaignDraft>): void {
    setDraft((known) => {
      const next = { ...known, sentAs: null, ...values }
      keepDraft(next)
      return next
    })
  }
  if (step === null) return <Navigate to="/quest/event/$step" params={{ step: '0' }} replace />
  const applied = sent ?? (isSignedIn ? findApplied(own.data, campaign.data) : null)
  if (applied) return <AppliedNotice application={applied} isNew={sent !== null} />
  // The tables of the device alone are waited for, so that an applicant does not see an empty form first.
  const isOpening = own.state.kind === 'opening' || campaign.state.kind === 'opening'
  if (isSignedIn && isOpening && draft === emptyDraft && wasDraftSent()) return <Skeleton lines={6} />

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
      {isOver && campaign.data ? (
        <CampaignOver campaign={campaign.data} />
      ) : (
        <>
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
        </>
      )}
    </Suspense>
  )
}

/** The application to this run of the campaign. */
function findApplied(
  own: AnswerOf<typeof listApplications> | null,
  campaign: AnswerOf<typeof readCampaign> | null,
): Application | null {
  return own?._embedded.applications.find((application) => application.campaign === campaign?.key) ?? null
}

function focusFirst(form: HTMLFormElement | null, faults: DraftFaults): void {
  const [first] = Object.keys(faults)
  const field = form?.querySelector<HTMLElement>(`[data-field=${first}]`)
  field?.querySelector<HTMLElement>('input, textarea, button')?.focus()
}
