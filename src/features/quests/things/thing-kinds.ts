export type ThingKind = 'paper-bag' | 'sign' | 'business-card' | 'phone'

export const thingKinds: readonly ThingKind[] = ['paper-bag', 'sign', 'business-card', 'phone']
