const policyTypes = ['TERM', 'PRIVACY', 'MARKETING'] as const

export type PolicyType = (typeof policyTypes)[number]

export function isPolicyType(text: string): text is PolicyType {
  return policyTypes.some((type) => type === text)
}
