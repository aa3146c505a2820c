/** Sends the challenge's answer on to the shop without a click. */
const form = document.querySelector('#return');
if (form instanceof HTMLFormElement) form.submit();
