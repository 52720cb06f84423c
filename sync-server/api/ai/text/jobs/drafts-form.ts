import { z } from 'zod'
import type { JobForm } from './text-job.ts'

/** Up to `atMost` texts of at most so many UTF-16 units. */
export function textsForm(name: string, atMost: number, longest: number): JobForm {
  const draft = z.object({ text: z.string().trim().min(1).max(longest) })
  return { name, shape: z.object({ drafts: z.array(draft).min(1).max(atMost) }) }
}
