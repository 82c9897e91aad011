export default {
  title: 'Register',
  intro: 'Confirm your mobile number first. Then it takes a minute.',
  approvedFirst:
    'This shop approves registrations first. It sends you an SMS once it is decided; then you can order.',
  hasAccount: 'Already a customer?',
  login: 'Log in',
  knownHint: 'Log in with a code by SMS or your password.',
  closed: 'This shop does not take registrations. Please contact the shop.',
  proofMissing: 'Confirm your mobile number first.',
  proofOver: 'Your mobile number has to be confirmed again. What you have typed is kept.',
  prove: 'Confirm mobile number',
  name: 'Name',
  nameHint: 'Your own name, or that of your store',
  email: 'E-mail',
  passwordHint: 'At least {count} characters, not only digits',
  taxNumber: 'Tax number',
  taxNumberHint: 'The 13 digits of your ID card or company, for tax invoices',
  identity: {
    label: 'Identity document',
    hint: 'ID card, passport or business registration. Only the staff who decide see it, and it is deleted after that.',
    attached: 'Attached. It is sent with your registration.',
    cover: 'On an ID card please cover religion and blood group: the shop does not need them.',
  },
  optional: '{label} (optional)',
  center:
    '{word, select, branch {Branch you order from} store {Store you order from} other {Center you order from}}',
  otherCenter: 'Choose another, by distance',
  address: 'Address',
  consents: 'News and offers (optional)',
  consentsHint:
    'Choose each by itself, or leave it: then nothing is sent. You can change it in your profile.',
  notice:
    'By registering you confirm that you have read the <notice>notice on personal data</notice> and the <privacy>privacy policy</privacy>.',
  submit: 'Register',
  missing: {
    Name: 'Enter your name',
    Password: 'Choose a password',
    IdentityFile: 'Attach an identity document',
    TaxNo: 'Enter your tax number',
    Email: 'Enter your e-mail address',
  },
  state: {
    approved: {
      title: 'Your registration is approved',
      text: 'Log in and order. What is in your cart is kept.',
      login: 'Log in',
    },
    refused: {
      title: 'Your registration was not approved',
      reason: 'What the shop says',
      text: 'Please contact the shop if something has changed.',
    },
    failed: 'The state could not be loaded',
    retry: 'Try again',
    call: 'Call {phone}',
  },
} as const;
