export default {
  intro:
    'Everything is shown in the notifications of the shop. Choose here what is also sent by SMS and e-mail. Each person can switch off for themselves what is on here.',
  cost: 'SMS cost money: your provider charges each of them, and a Thai text of more than 70 characters counts as several.',
  state: {
    title: 'State of the channels',
    working: 'Working',
    down: 'Not working',
    off: 'Not connected',
    downSince: 'Since {since}',
    waiting: '{count, plural, one {# message waits to be sent} other {# messages wait to be sent}}',
    offText: 'No provider is set up for it. Until then nothing is sent this way, whatever is chosen below.',
  },
  customer: 'To customers',
  staff: 'To staff',
  quiet: {
    title: 'Quiet hours',
    intro:
      'Nothing is sent by SMS or e-mail then, unless a person has chosen otherwise. What happens meanwhile is sent when they are over. Codes for signing in are always sent.',
    on: 'Keep quiet hours',
  },
  when: {
    title: 'When staff are told',
    waiting: 'Tell staff of an order that has waited this many minutes',
    low: 'Tell staff when a center has fewer pieces of a product than',
    never: '0: never',
    waitingWrong: 'Please enter a whole number from 0 to 1,440',
    lowWrong: 'Please enter a whole number from 0 to 1,000,000',
  },
} as const;
