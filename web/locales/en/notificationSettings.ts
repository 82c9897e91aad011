export default {
  title: 'Notification settings',
  intro: 'Everything is shown in your notifications. Choose what also reaches you outside the shop.',
  channels: { sms: 'SMS', email: 'E-mail' },
  what: 'What reaches you',
  never: {
    shop: 'Not sent by the shop: {channels}',
    address: {
      sms: 'There is no mobile number for SMS.',
      email: 'There is no e-mail address.',
    },
  },
  where: 'Where it goes',
  noAddress: 'None',
  addAddress: 'Change your mobile number and e-mail',
  askShop: 'To add or change them, please contact the shop.',
  language: 'Language of SMS and e-mails',
  quiet: {
    title: 'Quiet hours',
    intro: 'Nothing is sent by SMS or e-mail then. What happens meanwhile is sent when they are over.',
    shop: 'As the shop has it: {from}–{until}',
    shopNone: 'As the shop has it: at any time',
    none: 'None, send at any time',
    own: 'My own',
    from: 'From',
    until: 'Until',
    missing: 'Please choose a time',
    same: 'Please choose another time than the beginning',
  },
  save: 'Save',
  saved: 'Saved',
  unsaved: 'Not saved yet',
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed on this page would be lost.',
  leave: 'Discard changes',
  stay: 'Keep editing',
  kinds: {
    order: {
      placed: { name: 'Order received', hint: 'The order has arrived at the shop.' },
      approved: { name: 'Order confirmed', hint: 'The shop has confirmed the order.' },
      shipped: {
        name: 'Order on its way',
        hint: 'The order has been handed to the carrier, or is ready to be picked up.',
      },
      changed: {
        name: 'The sum has changed',
        hint: 'Not all of the order could be packed, so its total is another one.',
      },
      noted: { name: 'A word from the shop', hint: 'The shop has written something about the order.' },
      failed: { name: 'Delivery failed', hint: 'The order could not be delivered.' },
      delivered: { name: 'Order delivered', hint: 'The order has been delivered.' },
      canceled: { name: 'Order canceled', hint: 'The shop has canceled the order.' },
      returned: { name: 'Return received', hint: 'The shop has taken back goods of the order.' },
    },
    orders: {
      waiting: { name: 'Orders that wait', hint: 'An order has not been confirmed for too long.' },
    },
    payments: {
      waiting: {
        name: 'Payments that need a look',
        hint: 'The time to pay is over, and a payment is still under way.',
      },
    },
    pet: { reminder: { name: 'Reminder of a pet', hint: 'The day has come that you set for your pet.' } },
    consent: {
      changed: {
        name: 'Changed wording',
        hint: 'The words of something you were asked consent for have changed.',
      },
    },
    shop: { offer: { name: 'News and offers', hint: 'Reaches those alone who have agreed to it.' } },
    application: {
      waiting: {
        name: 'A merchant has applied',
        hint: 'Somebody wants to sell for the shop and waits for approval',
      },
    },
    account: {
      invitation: {
        name: 'Invitation to sign in',
        hint: 'Staff invite a customer who has never signed in, once a day at most.',
      },
    },
    registration: {
      decided: { name: 'Registration decided', hint: 'The shop has approved or refused your registration.' },
      waiting: { name: 'Customers that wait', hint: 'Somebody has registered and waits for approval.' },
    },
    run: {
      ended: { name: 'Background task done', hint: 'A task that you started is over, or its file is ready.' },
    },
    stock: { low: { name: 'Low stock', hint: 'Few pieces of a product are left at a center.' } },
    channel: {
      down: { name: 'Messages cannot be sent', hint: 'SMS or e-mails of the shop do not go out.' },
    },
  },
} as const;
