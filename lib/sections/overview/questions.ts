import { defineQuestion } from '@/lib/forms/question';
import { bringBack, type AttentionCase } from './contract/attention';
import { nameOf } from './lists/attention';

/** Asks before a case that was set aside is brought back. */
export const caseReturn = defineQuestion(bringBack, {
  input: ({ rule, subject }: AttentionCase) => ({ body: { rule, subject } }),
  asks: (one, words) => ({
    title: words('attention.back.title'),
    submit: words('attention.back.submit'),
    text: [
      [words(`attention.rules.${one.rule}.title`), nameOf(one)].filter(Boolean).join(': '),
      one.set_aside?.reason ?? '',
    ],
    done: words('attention.back.done'),
    failed: words('attention.back.failed'),
  }),
  harmless: true,
});
